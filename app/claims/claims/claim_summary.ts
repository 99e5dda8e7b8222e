import type { ClaimableTrip } from '#app/claims/claims/claimable_trips'
import type { ClaimSummary, OperatorSummary } from '#app/travel/batches/claim_estimate'

type Reason = ClaimableTrip['evaluation']['reason']
const INCOMPLETE: Reason[] = [
  'samePersonUnknown',
  'paymentUnclear',
  'productUnknown',
  'tapUnknown',
  'operatorUnknown',
  'placeMissing',
  'fareUnknown',
]
const OPEN: Reason[] = [null, 'tooEarly']

export const isIncomplete = ({ evaluation }: ClaimableTrip) => INCOMPLETE.includes(evaluation.reason)

const isOverCap = ({ evaluation: { reason }, proposed }: ClaimableTrip) =>
  reason === 'capReached' || (OPEN.includes(reason) && !proposed)

export function claimSummary(trips: ClaimableTrip[]): ClaimSummary {
  const claimable = trips.filter(({ evaluation, proposed }) => proposed && OPEN.includes(evaluation.reason))
  const owed = claimable.filter(({ rule }) => !rule?.goodwill)
  return {
    irregular: trips.filter(({ evaluation }) => evaluation.reason !== 'rowUnread').length,
    incomplete: trips.filter(isIncomplete).length,
    unclear: trips.filter(({ evaluation }) => evaluation.reason === 'paymentUnclear').length,
    claimable: claimable.length,
    overCap: trips.filter(isOverCap).length,
    ...sums(owed),
    firstDeadline: firstDeadline(owed.length > 0 ? owed : claimable),
    operators: byOperator(owed),
    goodwill: byOperator(claimable.filter(({ rule }) => rule?.goodwill)),
  }
}

function sums(claimable: ClaimableTrip[]) {
  let grossCents = 0
  let netCents = 0
  for (const { evaluation } of claimable) {
    grossCents += evaluation.quote!.grossCents
    netCents += evaluation.quote!.netCents
  }
  return { grossCents, netCents }
}

const firstDeadline = (claimable: ClaimableTrip[]) =>
  claimable.map(({ evaluation }) => evaluation.deadlineOn!).sort()[0] ?? null

function byOperator(claimable: ClaimableTrip[]): OperatorSummary[] {
  const groups = Map.groupBy(claimable, ({ trip }) => trip.operatorName!)
  return [...groups]
    .map(([name, trips]) => ({
      name,
      count: trips.length,
      ...sums(trips),
      deadlineOn: firstDeadline(trips)!,
    }))
    .sort((a, b) => b.netCents - a.netCents || a.name.localeCompare(b.name))
}
