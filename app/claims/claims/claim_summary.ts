import type { ClaimableTrip } from '#app/claims/claims/claimable_trips'

/** Amounts are cents, days are ISO dates. */
export type ClaimSummary = {
  /** Trips that were charged wrongly. */
  irregular: number
  /** Those of them that need a stop, a fare or an operator before an amount is known. */
  incomplete: number
  /** Those of the incomplete that a payment may be for; absent in estimates that were kept before it was counted. */
  unclear?: number
  /** Those that can be claimed, now or as soon as the operator takes it. */
  claimable: number
  /** Those that would be, did the operator take more of them in the period. */
  overCap: number
  /** Without what an operator need not pay. */
  grossCents: number
  netCents: number
  firstDeadline: string | null
  operators: OperatorSummary[]
  /** Trips that were not over when the file was made; absent where it was not counted. */
  stillOpen?: number
  /** What an operator may refuse, as goodwill; absent in estimates that were kept before it was counted apart. */
  goodwill?: OperatorSummary[]
}

/** Of a file, with how many new trips it holds. */
export type ClaimEstimate = ClaimSummary & { trips: number }

export type OperatorSummary = {
  name: string
  count: number
  grossCents: number
  netCents: number
  deadlineOn: string
}

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

export const isIncomplete = ({ evaluation }: ClaimableTrip) =>
  INCOMPLETE.includes(evaluation.reason)

const isOverCap = ({ evaluation: { reason }, proposed }: ClaimableTrip) =>
  reason === 'capReached' || (OPEN.includes(reason) && !proposed)

export function claimSummary(trips: ClaimableTrip[]): ClaimSummary {
  const claimable = trips.filter(
    ({ evaluation, proposed }) => proposed && OPEN.includes(evaluation.reason)
  )
  const owed = claimable.filter(({ rule }) => !rule?.goodwill)
  return {
    irregular: trips.length,
    incomplete: trips.filter(isIncomplete).length,
    unclear: trips.filter(({ evaluation }) => evaluation.reason === 'paymentUnclear').length,
    claimable: claimable.length,
    overCap: trips.filter(isOverCap).length,
    ...sums(owed),
    firstDeadline: firstDeadline(claimable),
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
