import { normaliseStop } from '#app/travel/operators/stop_name'
import { stationCode } from '#app/travel/operators/stations'
import type { TripDraft } from '#app/travel/trips/trip_draft'
import type { TripReason } from '#app/travel/trips/trip_reason'
import type { TripStatus } from '#app/travel/trips/isomorphic/trip_status'

const MINUTE_MS = 60_000

type Report = { isWholeTrips: boolean; trips: TripDraft[] }

/** What knows more, or asks for less, goes before. */
const RANKS: Record<TripStatus, number> = {
  corrected: 3,
  complete: 2,
  missing_check_out: 1,
  missing_check_in: 1,
  still_travelling: 0,
  superseded: 0,
}

/** The order of the reports is fixed. A trip has the identity of the row that was stored first. */
export function mergeReports(reports: Report[]): TripDraft[] {
  return reports.reduce(mergeTwo).trips
}

function mergeTwo(known: Report, other: Report): Report {
  const partners = partnersOf(other.trips, known.trips)
  for (const [trip, partner] of looseEnds(other.trips, known.trips, partners)) partners.set(trip, partner)
  const left = other.trips.filter((trip) => !partners.has(trip))
  const mergedWith = new Map([...partners].map(([trip, partner]) => [partner, trip]))
  const trips = known.trips.map((trip) => {
    const partner = mergedWith.get(trip)
    return partner ? merged(trip, partner, other.isWholeTrips) : trip
  })
  return { isWholeTrips: known.isWholeTrips || other.isWholeTrips, trips: [...trips, ...left] }
}

const WINDOW_MS = 6 * 60 * MINUTE_MS

/** A start of one source and an end of another, where each fits the other alone. */
function looseEnds(trips: TripDraft[], known: TripDraft[], partners: Map<TripDraft, TripDraft>) {
  const taken = new Set(partners.values())
  const mine = trips.filter((trip) => !partners.has(trip) && isLoose(trip))
  const theirs = known.filter((trip) => !taken.has(trip) && isLoose(trip))
  const fits = (a: TripDraft, b: TripDraft) => isEndOf(a, b) || isEndOf(b, a)
  return mine.flatMap((trip): [TripDraft, TripDraft][] => {
    const [partner, ...more] = theirs.filter((one) => fits(trip, one))
    const isAlone = partner && more.length === 0 && mine.filter((one) => fits(one, partner)).length === 1
    return isAlone ? [[trip, partner]] : []
  })
}

const isStart = ({ status, checkedInAt }: TripDraft) => status === 'missing_check_out' && checkedInAt !== null
const isEnd = ({ status, checkedInAt, checkedOutAt }: TripDraft) =>
  status === 'complete' && checkedInAt === null && checkedOutAt !== null
const isLoose = (trip: TripDraft) => isStart(trip) || isEnd(trip)

function isEndOf(start: TripDraft, end: TripDraft) {
  if (!isStart(start) || !isEnd(end)) return false
  const lasted = end.checkedOutAt! - start.checkedInAt!
  return lasted > 0 && lasted <= WINDOW_MS && isSameStop(start.fromPlace, end.fromPlace)
}

type Pair = { trip: TripDraft; partner: TripDraft; cost: number }

function partnersOf(trips: TripDraft[], known: TripDraft[]) {
  const byMinute = new Map<number, TripDraft[]>()
  for (const trip of known) {
    for (const minute of new Set(momentsOf(trip))) {
      const there = byMinute.get(minute)
      if (there) there.push(trip)
      else byMinute.set(minute, [trip])
    }
  }
  const pairs = trips.flatMap((trip) => pairsOf(trip, byMinute)).sort((a, b) => a.cost - b.cost)
  const partners = new Map<TripDraft, TripDraft>()
  const taken = new Set<TripDraft>()
  for (const { trip, partner } of pairs) {
    if (partners.has(trip) || taken.has(partner)) continue
    partners.set(trip, partner)
    taken.add(partner)
  }
  return partners
}

function pairsOf(trip: TripDraft, byMinute: Map<number, TripDraft[]>): Pair[] {
  const near = momentsOf(trip).flatMap((minute) => [minute - 1, minute, minute + 1])
  const candidates = new Set(near.flatMap((minute) => byMinute.get(minute) ?? []))
  return [...candidates].flatMap((partner) => {
    const cost = costOf(trip, partner)
    return cost === null ? [] : [{ trip, partner, cost }]
  })
}

const momentsOf = ({ checkedInAt, checkedOutAt }: TripDraft) =>
  [checkedInAt, checkedOutAt].flatMap((at) => (at === null ? [] : Math.floor(at / MINUTE_MS)))

/** A card is not at two gates in one minute, so one shared end at the same place is enough. */
function costOf(a: TripDraft, b: TripDraft) {
  const start = apart(a.checkedInAt, b.checkedInAt)
  const end = apart(a.checkedOutAt, b.checkedOutAt)
  const isSameStart = start !== null && isSameStop(a.fromPlace, b.fromPlace)
  const isSameEnd = end !== null && isSameStop(a.toPlace, b.toPlace)
  if (!isSameStart && !isSameEnd && (start === null || end === null)) return null
  return 10 * (Number(!isSameStart) + Number(!isSameEnd)) + (start ?? 5) + (end ?? 5)
}

/** In minutes; sources round by one. */
function apart(a: number | null, b: number | null) {
  if (a === null || b === null) return null
  const minutes = Math.abs(a - b) / MINUTE_MS
  return minutes > 1 ? null : minutes
}

const MIN_CUT_NAME_LENGTH = 5

/** NS Zakelijk cuts names off: `Halfweg-Zw`. */
function isSameStop(a: string | null, b: string | null) {
  if (a === null || b === null) return false
  const [one, other] = [normaliseStop(a), normaliseStop(b)]
  if (one === other) return true
  const code = stationCode(a)
  if (code !== null && code === stationCode(b)) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= MIN_CUT_NAME_LENGTH && long.startsWith(short)
}

const isOfOperator = (reason: TripReason) => reason.startsWith('operator_')
const isOfMoney = (reason: TripReason) => /^(fare|fee)_/.test(reason)
const IMPUTED: TripReason[] = ['fee_imputed_train', 'fee_imputed_local']
const isImputed = ({ reasons }: TripDraft) => reasons.some((reason) => IMPUTED.includes(reason))

/** Names and times are those of `a`; the source that charges by whole trips says what was paid. */
function merged(a: TripDraft, b: TripDraft, isWholeTrips: boolean): TripDraft {
  const [best, other] = RANKS[b.status] > RANKS[a.status] ? [b, a] : [a, b]
  const isAlike = best.status === other.status || best.status === 'corrected'
  const money = isAlike && isSurer(b, a, isWholeTrips) ? b : isAlike ? a : best
  const operator = isSurerOperator(b, a) ? b : a
  const trip: TripDraft = {
    ...best,
    anchorTransactionId: Math.min(a.anchorTransactionId, b.anchorTransactionId),
    checkInTransactionId: a.checkInTransactionId ?? b.checkInTransactionId,
    checkOutTransactionId: a.checkOutTransactionId ?? b.checkOutTransactionId,
    feeTransactionId: a.feeTransactionId ?? b.feeTransactionId,
    refundTransactionId: a.refundTransactionId ?? b.refundTransactionId,
    mode: operator.mode,
    operator: operator.operator,
    operatorChoices: operator.operatorChoices,
    fromPlace: a.fromPlace ?? b.fromPlace,
    toPlace: a.toPlace ?? b.toPlace,
    checkedInAt: a.checkedInAt ?? b.checkedInAt,
    checkedOutAt: a.checkedOutAt ?? b.checkedOutAt,
    fareCents: money.fareCents,
    feeCents: best.status === 'corrected' ? null : money.feeCents,
    sameStation: money.sameStation,
    purpose: a.purpose ?? b.purpose,
    reasons: [
      ...best.reasons.filter((reason) => !isOfOperator(reason) && !isOfMoney(reason)),
      ...money.reasons.filter(isOfMoney),
      ...operator.reasons.filter(isOfOperator),
      ...(best.reasons.includes('reports_merged') ? [] : (['reports_merged'] as const)),
    ],
  }
  const own = new Set(rowsOf({ ...trip, mergedTransactionIds: [] }))
  trip.mergedTransactionIds = [...new Set([...rowsOf(a), ...rowsOf(b)])]
    .filter((id) => !own.has(id))
    .sort((one, two) => one - two)
  return trip
}

export const rowsOf = (trip: TripDraft) =>
  [
    trip.checkInTransactionId,
    trip.checkOutTransactionId,
    trip.feeTransactionId,
    trip.refundTransactionId,
    ...trip.mergedTransactionIds,
  ].filter((id) => id !== null)

function isSurer(b: TripDraft, a: TripDraft, isWholeTrips: boolean) {
  if (b.fareCents === null) return false
  if (a.fareCents === null || isImputed(a) !== isImputed(b)) return !isImputed(b)
  return isWholeTrips
}

function isSurerOperator(b: TripDraft, a: TripDraft) {
  if (b.operator === null) return a.operator === null && a.operatorChoices.length === 0
  return a.operator === null || b.reasons.includes('operator_named_in_file')
}
