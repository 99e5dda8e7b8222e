import type { Content, TableCell } from 'pdfmake/interfaces'
import type Claim from '#app/claims/claim'
import type { Evidence } from '#app/claims/evidence/evidence'
import type Counterparty from '#app/counterparties/counterparty'
import { LINES, renderPdf } from '#app/documents/pdf'
import { inFours } from '#app/documents/in_fours'
import { printable } from '#app/documents/printable'
import { type Words, wordsOf } from '#app/documents/words'
import { MANDATE_TEXT } from '#app/onboarding/mandate_text'
import { isoDate } from '#app/shared/clock'
import type Submission from '#app/submissions/submission'
import type { SubmissionKind } from '#app/submissions/submission_kind'
import { DEBTOR, SENDER_ADDRESS } from '#config/bank'

/** A claim and what it rests on. */
export type LetterItem = { claim: Claim; evidence: Evidence }

/** The letter of a submission in Dutch, with a table of its claims and the mandates of those who claim. */
export function letterOf(submission: Submission, operator: Counterparty, items: LetterItem[]) {
  const words = wordsOf('nl')
  const { t } = words
  return renderPdf({
    title: t(`letter.titles.${submission.kind}`, { reference: submission.reference }),
    locale: 'nl',
    madeAt: submission.createdAt,
    footer: t('letter.footer', { reference: submission.reference }),
    content: [
      ...opening(submission, operator, words),
      claimsTable(submission.kind, items, words),
      ...closing(submission, words),
      ...mandates(items.map(({ evidence }) => evidence), words),
    ],
  }) // prettier-ignore
}

function opening(submission: Submission, operator: Counterparty, words: Words): Content[] {
  const { t, day, money } = words
  const { kind, reference, claimCount, grossCents, argument } = submission
  const address = (operator.address ?? operator.name).split('\n').map(printable)
  return [
    {
      columns: [
        { stack: address, width: '*' },
        { stack: [DEBTOR.name, ...SENDER_ADDRESS], width: 'auto', alignment: 'right' },
      ],
      margin: [0, 0, 0, 28],
    },
    { text: day(submission.day), margin: [0, 0, 0, 14] },
    { text: t(`letter.titles.${kind}`, { reference }), style: 'title' },
    { text: t('letter.greeting'), margin: [0, 0, 0, 8] },
    {
      text: t(`letter.requests.${kind}`, { count: claimCount, amount: money(grossCents) }),
      margin: [0, 0, 0, 12],
    },
    ...(argument ?? '')
      .split(/\n+/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph): Content => ({ text: printable(paragraph), margin: [0, 0, 0, 8] })),
  ]
}

/** Widths are points. Fixed, so that a long word breaks instead of widening the table. */
const COLUMNS: Record<SubmissionKind, [name: string, width: number][]> = {
  claims: [['claim', 76], ['when', 74], ['from', 80], ['to', 80], ['charged', 38], ['fare', 40], ['asked', 43]],
  objections: [['claim', 76], ['when', 74], ['route', 100], ['sent', 48], ['answered', 48], ['decided', 44], ['asked', 43]],
  reminder: [['claim', 76], ['when', 74], ['route', 120], ['sent', 58], ['expected', 62], ['asked', 43]],
} // prettier-ignore
const AMOUNTS = ['charged', 'fare', 'asked', 'decided']
const MANDATE_WIDTHS = [120, 52, 130, 52, 88]

function claimsTable(kind: SubmissionKind, items: LetterItem[], words: Words): Content {
  const columns = COLUMNS[kind]
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
        ...items.map((item) => {
          const cells = cellsOf(item, words)
          return columns.map(([column]) => cells[column])
        }),
      ],
    },
  }
}

function cellsOf({ claim: stored, evidence }: LetterItem, words: Words): Record<string, TableCell> {
  const { t, money, moment, date, shared } = words
  const { claim, trip, card } = evidence
  const isMissedIn = claim.kind === 'missed_check_in'
  const from = printable((trip.fromPlace ?? (isMissedIn ? claim.statedPlace : null)) ?? t('letter.unknown'))
  const to = printable((trip.toPlace ?? (isMissedIn ? null : claim.statedPlace)) ?? t('letter.unknown'))
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
    fare: amount(claim.fareCents),
    decided: amount(stored.approvedCents ?? 0),
    asked: amount(claim.grossCents),
  }
} // prettier-ignore

const closing = ({ kind, reference, grossCents }: Submission, { t, money }: Words): Content[] => [
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

/** One mandate for each person, with the claims it is for. */
function mandates(evidence: Evidence[], { t, date }: Words): Content[] {
  const people = new Map<string, Evidence[]>()
  for (const one of evidence) {
    const { id } = one.traveller
    people.set(id, [...(people.get(id) ?? []), one])
  }
  const text = MANDATE_TEXT.nl
  return [
    { text: t('letter.mandates'), style: 'title', pageBreak: 'before' },
    { text: text.intro, margin: [0, 0, 0, 6] },
    { ul: text.may, margin: [0, 0, 0, 8] },
    {
      layout: LINES,
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: MANDATE_WIDTHS,
        body: [
          ['name', 'birth', 'address', 'signed', 'claims'].map((column) => ({
            text: t(`letter.mandateColumns.${column}`),
            style: 'head',
          })),
          ...[...people.values()].map((claims): TableCell[] => {
            const { traveller, mandate } = claims[0]
            return [
              printable(traveller.name),
              traveller.birthOn ? date(traveller.birthOn) : '',
              traveller.address.map(printable).join(', '),
              mandate ? date(mandate.signedOn) : '',
              { text: claims.map(({ claim }) => claim.reference).join('\n'), noWrap: true },
            ]
          }),
        ],
      },
    },
  ]
}
