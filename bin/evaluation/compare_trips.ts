import { DateTime } from 'luxon'
import { ZONE } from '#app/platform/shared/clock'
import { irregularityOf } from '#app/travel/trips/isomorphic/irregularity'
import type { ExpectedTrip } from '#bin/evaluation/expectation'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TripDraft } from '#app/travel/trips/trip_draft'
import type { TripReason } from '#app/travel/trips/trip_reason'

export type TripDifference = {
  kind: 'wrong' | 'missing' | 'too many'
  trip: string
  /** `operator: arriva, found ns`. */
  what: string[]
  /** The reasons that the trip was built with. */
  why: string[]
}

/** Each expected trip with the one found that agrees in most fields, of those that share a time. */
export function compareTrips(expected: ExpectedTrip[], found: TripDraft[]) {
  const left = new Set(found.map(written))
  const differences: TripDifference[] = []
  let right = 0

  const pairs = expected
    .flatMap((one) => [...left].map((other) => ({ one, other, cost: costOf(one, other) })))
    .filter((pair): pair is typeof pair & { cost: number } => pair.cost !== null)
    .sort((a, b) => a.cost - b.cost)
  const partner = new Map<ExpectedTrip, Written>()
  for (const { one, other } of pairs) {
    if (partner.has(one) || !left.has(other)) continue
    partner.set(one, other)
    left.delete(other)
  }

  for (const one of expected) {
    const other = partner.get(one)
    if (!other) {
      differences.push({ kind: 'missing', trip: nameOf(one), what: [], why: [] })
      continue
    }
    const what = differing(one, other)
    if (what.length === 0) right++
    else differences.push({ kind: 'wrong', trip: nameOf(one), what, why: other.reasons })
  }
  for (const other of left) {
    differences.push({ kind: 'too many', trip: nameOf(other), what: [], why: other.reasons })
  }
  // A trip that nobody wrote down can be claimed falsely as well.
  const falseClaims = [
    ...expected.filter((one) => partner.has(one) && isFalseClaim(one, partner.get(one)!)),
    ...[...left].filter(({ irregularity }) => isClaimed(irregularity)),
  ]
  return { right, differences, falseClaims: falseClaims.map(nameOf) }
}

type Written = ExpectedTrip & { reasons: string[] }

/** A trip of ours as a person would write it. */
export const written = (trip: TripDraft): Written => ({
  status: trip.status,
  mode: trip.mode,
  operator: trip.operator ?? (trip.operatorChoices.join('|') || '?'),
  from: trip.fromPlace ?? '',
  to: trip.toPlace ?? '',
  checkedIn: local(trip.checkedInAt),
  checkedOut: local(trip.checkedOutAt),
  fareCents: trip.fareCents,
  feeCents: trip.feeCents,
  irregularity: irregularityShown(trip),
  reasons: trip.reasons,
})

const ASKING: TripReason[] = ['product_open', 'tap_open']

function irregularityShown(trip: TripDraft) {
  const kind = irregularityOf(trip)
  const isAsked = trip.unclearTransactionIds.length > 0 || trip.reasons.some((reason) => ASKING.includes(reason))
  return kind === null ? 'none' : isAsked ? 'asked' : kind
}

const isClaimed = (irregularity: string) => !['none', 'asked'].includes(irregularity)

/** Found as claimable where the person who wrote it down sees no claim, or sees a question. */
const isFalseClaim = (expected: ExpectedTrip, { irregularity }: Written) =>
  isClaimed(irregularity) && expected.irregularity !== '' && expected.irregularity !== irregularity

const local = (at: number | null) =>
  at === null ? '' : DateTime.fromMillis(at, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm')

const nameOf = ({ checkedIn, checkedOut, from, to }: ExpectedTrip) =>
  `${checkedIn || checkedOut} ${from || '?'} - ${to || '?'}`

const FIELDS = [
  'status',
  'mode',
  'operator',
  'from',
  'to',
  'checkedIn',
  'checkedOut',
  'fareCents',
  'feeCents',
  'irregularity',
] as const

function differing(expected: ExpectedTrip, found: Written) {
  return FIELDS.flatMap((field) => {
    const [wanted, got] = [expected[field] ?? '', found[field]]
    if (wanted === '' || isSame(wanted, got)) return []
    return `${field}: ${wanted}, found ${got === '' || got === null ? 'nothing' : got}`
  })
}

const isSame = (a: string | number, b: string | number | null) =>
  typeof a === 'string' && typeof b === 'string' ? normaliseStop(a) === normaliseStop(b) : a === b

function costOf(expected: ExpectedTrip, found: Written) {
  const isSameTime =
    (Boolean(expected.checkedIn) && expected.checkedIn === found.checkedIn) ||
    (Boolean(expected.checkedOut) && expected.checkedOut === found.checkedOut)
  return isSameTime ? differing(expected, found).length : null
}
