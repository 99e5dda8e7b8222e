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
import type Submission from '#app/claims/letters/submission'
import type { SubmissionKind } from '#app/claims/letters/submission_kind'
import { DEBTOR, SENDER_ADDRESS } from '#config/bank'

/** A claim and what it rests on. */
export type LetterItem = { claim: Claim; evidence: Evidence }

/** The letter of a submission in Dutch, with a table of its claims and the mandates of those who claim. */
export function letterOf(submission: Submission, operator: Counterparty, items: LetterItem[]) {
  const words = wordsOf('nl')
  const { t } = words
  const people = new Set(items.map(({ evidence }) => evidence.traveller.id)).size
  return renderPdf({
    title: t(`letter.titles.${submission.kind}`, { reference: submission.reference }),
    locale: 'nl',
    madeAt: submission.createdAt,
    footer: t('letter.footer', { reference: submission.reference }),
    content: [
      ...opening(submission, operator, people, words),
      claimsTable(submission.kind, items, words),
      ...closing(submission, words),
      ...mandatesOf(
        items.map(({ evidence }) => evidence),
        words
      ),
    ],
  })
}

function opening(submission: Submission, operator: Counterparty, people: number, words: Words): Content[] {
  const { t, day, money } = words
  const { kind, reference, claimCount, grossCents, argument } = submission
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
    { text: day(submission.day), margin: [0, 0, 0, 14] },
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

/** Widths are points. Fixed, so that a long word breaks instead of widening the table. */
const COLUMNS: Record<SubmissionKind, [name: string, width: number][]> = {
  claims: [
    ['claim', 76],
    ['when', 74],
    ['from', 80],
    ['to', 80],
    ['charged', 38],
    ['fare', 40],
    ['asked', 43],
  ],
  objections: [
    ['claim', 76],
    ['when', 74],
    ['route', 100],
    ['sent', 48],
    ['answered', 48],
    ['decided', 44],
    ['asked', 43],
  ],
  reminder: [
    ['claim', 76],
    ['when', 74],
    ['route', 120],
    ['sent', 58],
    ['expected', 62],
    ['asked', 43],
  ],
}
const AMOUNTS = ['charged', 'fare', 'asked', 'decided']

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
        ...items.flatMap((item) => {
          const cells = cellsOf(item, words, kind === 'objections')
          const row = columns.map(([column]) => cells[column])
          const facts = [
            ...notesOf(item.evidence, words),
            ...(kind === 'objections' ? (item.claim.objectionFacts ?? []) : []),
          ]
          return facts.length === 0 ? [row] : [row, factsRow(facts, columns.length)]
        }),
      ],
    },
  }
}

function cellsOf(
  { claim: stored, evidence }: LetterItem,
  words: Words,
  isObjection: boolean
): Record<string, TableCell> {
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
    asked: amount(isObjection ? stored.disputedCents : claim.grossCents),
  }
}

/** What the evidence says, below its claim over the whole width. */
const factsRow = (facts: string[], columns: number): TableCell[] => [
  { ul: facts.map(printable), colSpan: columns, margin: [0, 0, 0, 4] },
  ...Array.from({ length: columns - 1 }, () => ''),
]

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
