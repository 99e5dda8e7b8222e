import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Evidence } from '#app/claims/evidence/evidence'
import type Counterparty from '#app/counterparties/counterparty'
import { LINES, renderPdf } from '#app/documents/pdf'
import { inFours } from '#app/documents/in_fours'
import { printable } from '#app/documents/printable'
import { type Words, wordsOf } from '#app/documents/words'
import { MANDATE_TEXT } from '#app/onboarding/mandate_text'
import type Submission from '#app/submissions/submission'
import { DEBTOR, SENDER_ADDRESS } from '#config/bank'

/** The letter of a submission in Dutch, with a table of its claims and the mandates of those who claim. */
export function letterOf(submission: Submission, operator: Counterparty, evidence: Evidence[]) {
  const words = wordsOf('nl')
  const { t } = words
  return renderPdf({
    title: t('letter.title', { reference: submission.reference }),
    locale: 'nl',
    madeAt: submission.createdAt,
    footer: t('letter.footer', { reference: submission.reference }),
    content: [
      ...opening(submission, operator, words),
      claimsTable(evidence, words),
      ...closing(submission, words),
      ...mandates(evidence, words),
    ],
  })
}

function opening(
  submission: Submission,
  operator: Counterparty,
  { t, day, money }: Words
): Content[] {
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
    { text: t('letter.title', { reference: submission.reference }), style: 'title' },
    { text: t('letter.greeting'), margin: [0, 0, 0, 8] },
    {
      text: t('letter.request', {
        count: submission.claimCount,
        amount: money(submission.grossCents),
      }),
      margin: [0, 0, 0, 12],
    },
  ]
}

const COLUMNS = ['claim', 'when', 'from', 'to', 'charged', 'fare', 'asked'] as const
/** Points. Fixed, so that a long word breaks instead of widening the table. */
const WIDTHS = [76, 74, 80, 80, 38, 40, 43]
const MANDATE_WIDTHS = [120, 52, 130, 52, 88]

function claimsTable(evidence: Evidence[], words: Words): Content {
  const { t } = words
  const head = COLUMNS.map((column): TableCell => ({
    text: t(`letter.columns.${column}`),
    style: 'head',
    alignment: isAmount(column) ? 'right' : 'left',
  }))
  return {
    layout: LINES,
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: WIDTHS,
      body: [head, ...evidence.map((one) => claimRow(one, words))],
    },
  }
}

const isAmount = (column: (typeof COLUMNS)[number]) => ['charged', 'fare', 'asked'].includes(column)

function claimRow(
  { claim, trip, card }: Evidence,
  { t, money, moment, shared }: Words
): TableCell[] {
  const isMissedIn = claim.kind === 'missed_check_in'
  const from = trip.fromPlace ?? (isMissedIn ? claim.statedPlace : null)
  const to = trip.toPlace ?? (isMissedIn ? null : claim.statedPlace)
  const number = card.number ?? card.last4 ?? ''
  const amount = (cents: number): TableCell => ({ text: money(cents), alignment: 'right', noWrap: true }) // prettier-ignore
  return [
    { stack: [{ text: claim.reference, noWrap: true }, { text: inFours(number), style: 'small', fontSize: 7 }] },
    { stack: [moment((trip.checkedInAt ?? trip.checkedOutAt)!), { text: shared(`claims.kinds.${claim.kind}`), style: 'small', fontSize: 7 }] },
    printable(from ?? t('letter.unknown')),
    printable(to ?? t('letter.unknown')),
    amount(claim.chargedCents),
    amount(claim.fareCents),
    amount(claim.grossCents),
  ] // prettier-ignore
}

const closing = (submission: Submission, { t, money }: Words): Content[] => [
  {
    text: t('letter.total', { amount: money(submission.grossCents) }),
    bold: true,
    alignment: 'right',
    margin: [0, 6, 0, 12],
  },
  {
    text: t('letter.payment', {
      iban: inFours(DEBTOR.iban),
      name: DEBTOR.name,
      reference: submission.reference,
    }),
    margin: [0, 0, 0, 8],
  },
  { text: t('letter.answer'), margin: [0, 0, 0, 16] },
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
