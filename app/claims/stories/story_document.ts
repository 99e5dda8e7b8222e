import type { Content, TableCell } from 'pdfmake/interfaces'
import type Claim from '#app/claims/claims/claim'
import type { claimTimeline } from '#app/claims/claims/claim_timeline'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { type Words, wordsOf } from '#app/platform/documents/words'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import type { LetterOfClaim } from '#app/claims/letters/letters_of_claim'

type Timeline = Awaited<ReturnType<typeof claimTimeline>>
type Story = { claim: Claim; timeline: Timeline; letters: LetterOfClaim[] }

/** What happened to a claim, for its traveller's own records. Needs the operator loaded. */
export function storyDocument({ claim, timeline, letters }: Story, locale: Locale) {
  const words = wordsOf(locale)
  const { t } = words
  const { reference } = claim
  return renderPdf({
    title: t('story.title', { reference }),
    locale,
    madeAt: now(),
    footer: t('story.footer', { reference }),
    content: [
      { text: t('story.title', { reference }), style: 'title' },
      { text: t('story.until', { day: words.day(now().toISODate()!) }), style: 'small' },
      { text: t('story.amounts'), style: 'heading' },
      table([
        [head(t('story.operator')), printable(claim.counterparty.name)],
        [head(t('story.kind')), words.shared(`claims.kinds.${claim.kind}`)],
        ...amountsOf(claim, words),
      ]),
      { text: t('story.events'), style: 'heading' },
      table(timeline.map((event) => eventRow(event, claim, words))),
      ...lettersOf(letters, words),
    ],
  })
}

const amountsOf = (claim: Claim, { t, money }: Words) =>
  [
    ['charged', claim.chargedCents],
    ['asked', claim.grossCents],
    ['granted', claim.approvedCents],
    ['received', claim.receivedCents || null],
  ].flatMap(([name, cents]) => (typeof cents === 'number' ? [[head(t(`story.${name}`)), money(cents)]] : []))

function eventRow({ action, at, cents }: Timeline[number], claim: Claim, words: Words) {
  const operator = printable(claim.counterparty.name)
  const amount = words.money(cents ?? 0)
  const name = words.shared(`claims.show.events.${action}`, { operator, amount })
  const note = cents === null ? null : noteOf(action)
  const text = note ? `${name}. ${words.shared(`claims.show.${note}`, { amount })}` : name
  return [head(words.moment(at)), text]
}

function noteOf(action: string) {
  if (action === 'ready') return 'askedAmount'
  return action.endsWith('approved') ? 'approvedAmount' : null
}

const lettersOf = (letters: LetterOfClaim[], { t, date }: Words): Content[] =>
  letters.length === 0
    ? []
    : [
        { text: t('story.letters'), style: 'heading' },
        table(
          letters.map(({ reference, kind, day }) => [head(date(day)), `${t(`story.letter.${kind}`)}: ${reference}`])
        ),
      ]

const table = (body: TableCell[][]): Content => ({
  layout: LINES,
  table: { widths: [130, 337], body },
})

const head = (text: string): TableCell => ({ text, style: 'head' })
