import { notesOf } from '#app/claims/letters/notes'
import { stopsOf } from '#app/claims/claims/stops'
import type { Content, TableCell } from 'pdfmake/interfaces'
import type Claim from '#app/claims/claims/claim'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import type Counterparty from '#app/travel/operators/counterparty'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { inFours } from '#app/platform/documents/in_fours'
import { printable } from '#app/platform/documents/printable'
import { type Words, wordsOf } from '#app/platform/documents/words'
import { isoDate } from '#app/platform/shared/clock'
import { mandatesOf } from '#app/claims/letters/mandate_annex'
import type Letter from '#app/claims/letters/letter'
import { KINDS } from '#app/claims/letters/kinds'
import type { KindOfLetter } from '#app/claims/letters/kinds/kind_of_letter'
import { DEBTOR, SENDER_ADDRESS } from '#config/bank'

/** `facts` speak against the answer to the claim. */
export type LetterItem = { claim: Claim; evidence: Evidence; askedCents: number; facts: string[] }

export function letterOf(letter: Letter, operator: Counterparty, items: LetterItem[]) {
  const words = wordsOf('nl')
  const { t } = words
  const people = new Set(items.map(({ evidence }) => evidence.traveller.id)).size
  return renderPdf({
    title: t(`letter.titles.${letter.kind}`, { reference: letter.reference }),
    locale: 'nl',
    madeAt: letter.createdAt,
    footer: t('letter.footer', { reference: letter.reference }),
    content: [
      ...opening(letter, operator, people, words),
      claimsTable(KINDS[letter.kind], items, words),
      ...closing(letter, words),
      ...mandatesOf(
        items.map(({ evidence }) => evidence),
        words
      ),
    ],
  })
}

function opening(letter: Letter, operator: Counterparty, people: number, words: Words): Content[] {
  const { t, day, money } = words
  const { kind, reference, claimCount, grossCents, argument } = letter
  const lines = operator.address?.split('\n').filter((line) => line.trim() !== '') ?? []
  const address = lines[0]?.includes(operator.name) ? lines : [operator.name, ...lines]
  return [
    {
      columns: [
        { stack: address.map(printable), width: '*' },
        { stack: [DEBTOR.name, ...SENDER_ADDRESS], width: 'auto', alignment: 'right' },
      ],
      margin: [0, 0, 0, 28],
    },
    { text: day(letter.day), margin: [0, 0, 0, 14] },
    { text: t(`letter.titles.${kind}`, { reference }), style: 'title' },
    { text: t('letter.greeting'), margin: [0, 0, 0, 8] },
    {
      text: t(`letter.requests.${kind}`, { count: claimCount, people, amount: money(grossCents) }),
      margin: [0, 0, 0, 12],
    },
    ...(argument ?? '')
      .split(/\n+/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph): Content => ({ text: printable(paragraph), margin: [0, 0, 0, 8] })),
  ]
}

const AMOUNTS = ['charged', 'fare', 'asked', 'decided']

function claimsTable({ columns }: KindOfLetter, items: LetterItem[], words: Words): Content {
  const head = columns.map(([column]): TableCell => ({
    text: words.t(`letter.columns.${column}`),
    style: 'head',
    alignment: AMOUNTS.includes(column) ? 'right' : 'left',
  }))
  return {
    layout: LINES,
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(([, width]) => width),
      body: [
        head,
        ...items.flatMap((item) => {
          const cells = cellsOf(item, words)
          const row = columns.map(([column]) => cells[column])
          const facts = [...notesOf(item.evidence, words), ...item.facts]
          return facts.length === 0 ? [row] : [row, factsRow(facts, columns.length)]
        }),
      ],
    },
  }
}

function cellsOf({ claim: stored, evidence, askedCents }: LetterItem, words: Words): Record<string, TableCell> {
  const { t, money, moment, date, shared } = words
  const { claim, trip, card } = evidence
  const stops = stopsOf(claim, trip)
  const from = printable(stops.from ?? t('letter.unknown'))
  const to = printable(stops.to ?? t('letter.unknown'))
  const number = card.number ?? card.last4 ?? ''
  const amount = (cents: number): TableCell => ({ text: money(cents), alignment: 'right', noWrap: true })
  const small = (text: string) => ({ text, style: 'small', fontSize: 7 })
  return {
    claim: {
      stack: [
        { text: claim.reference, noWrap: true },
        small(inFours(number)),
        ...(stored.operatorReference ? [small(printable(stored.operatorReference))] : []),
      ],
    },
    when: { stack: [moment((trip.checkedInAt ?? trip.checkedOutAt)!), small(shared(`claims.kinds.${claim.kind}`))] },
    from,
    to,
    route: { stack: [from, to] },
    sent: stored.submittedAt ? date(isoDate(stored.submittedAt)) : '',
    expected: stored.expectedAnswerOn ? date(stored.expectedAnswerOn) : '',
    answered: stored.decidedAt ? date(isoDate(stored.decidedAt)) : '',
    charged: amount(claim.chargedCents),
    // Of a double charge and a stay there is no fare to take off.
    fare: claim.fareSource === 'none' ? { text: '–', alignment: 'right' } : amount(claim.fareCents),
    decided: amount(stored.approvedCents ?? 0),
    asked: amount(askedCents),
  }
}

const factsRow = (facts: string[], columns: number): TableCell[] => [
  { ul: facts.map(printable), colSpan: columns, margin: [0, 0, 0, 4] },
  ...Array.from({ length: columns - 1 }, () => ''),
]

const closing = ({ kind, reference, grossCents }: Letter, { t, money }: Words): Content[] => [
  {
    text: t('letter.total', { amount: money(grossCents) }),
    bold: true,
    alignment: 'right',
    margin: [0, 6, 0, 12],
  },
  {
    text: t('letter.payment', { iban: inFours(DEBTOR.iban), name: DEBTOR.name, reference }),
    margin: [0, 0, 0, 8],
  },
  { text: t(`letter.answers.${kind}`), margin: [0, 0, 0, 16] },
  { text: t('letter.regards'), margin: [0, 0, 0, 4] },
  { text: DEBTOR.name, bold: true },
]
