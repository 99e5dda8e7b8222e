import { stopsOf } from '#app/claims/stops'
import type { Evidence } from '#app/claims/evidence/evidence'
import { inFours } from '#app/documents/in_fours'
import { wordsOf } from '#app/documents/words'
import { type Cell, toCsv } from '#app/shared/csv'

const HEAD = ['reference', 'kind', 'name', 'birth', 'card', 'checkIn', 'checkOut', 'from', 'to', 'charged', 'fare', 'asked'] // prettier-ignore

/** The claims of a letter for a spreadsheet, in Dutch. */
export function tableOf(evidence: Evidence[]) {
  const { t, shared, moment } = wordsOf('nl')
  const rows = evidence.map(({ claim, trip, card, traveller }): Cell[] => [
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
    { cents: claim.fareCents },
    { cents: claim.grossCents },
  ])
  return toCsv([HEAD.map((column) => t(`table.${column}`)), ...rows])
}
