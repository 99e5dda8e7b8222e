import { notesOf } from '#app/claims/letters/notes'
import { stopsOf } from '#app/claims/claims/stops'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import { inFours } from '#app/platform/documents/in_fours'
import { wordsOf } from '#app/platform/documents/words'
import { type Cell, toCsv } from '#app/platform/shared/csv'

const HEAD = [
  'reference',
  'kind',
  'name',
  'birth',
  'card',
  'checkIn',
  'checkOut',
  'from',
  'to',
  'charged',
  'fare',
  'asked',
  'notes',
]

export function tableOf(evidence: Evidence[]) {
  const words = wordsOf('nl')
  const { t, shared, moment } = words
  const rows = evidence.map((one): Cell[] => {
    const { claim, trip, card, traveller } = one
    return [
      claim.reference,
      shared(`claims.kinds.${claim.kind}`),
      traveller.name,
      traveller.birthOn ?? '',
      // With a blank, so that a spreadsheet does not round it.
      inFours(card.number ?? card.last4 ?? ''),
      trip.checkedInAt ? moment(trip.checkedInAt) : '',
      trip.checkedOutAt ? moment(trip.checkedOutAt) : '',
      stopsOf(claim, trip).from ?? '',
      stopsOf(claim, trip).to ?? '',
      { cents: claim.chargedCents },
      claim.fareSource === 'none' ? '' : { cents: claim.fareCents },
      { cents: claim.grossCents },
      notesOf(one, words).join(' '),
    ]
  })
  return toCsv([HEAD.map((column) => t(`table.${column}`)), ...rows])
}
