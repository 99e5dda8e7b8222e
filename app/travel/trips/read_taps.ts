import type { Mode } from '#app/travel/operators/isomorphic/mode'
import { callsAt } from '#app/travel/trips/operators/calls_at'
import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import { stationCode } from '#app/travel/operators/stations'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

const MINUTE_MS = 60_000
/** NS lets a traveller check out this long after checking in. Source: ns.nl. */
const JOURNEY_MS = 6 * 60 * MINUTE_MS
/** Who is at the same stop again so soon travelled nowhere in between. */
const STAY_MS = 30 * MINUTE_MS
/** Who travels on within these hours most likely starts where the trip before ended. */
export const HOURS_TO_THE_NEXT_TRIP = 16

type Known = {
  inferOperator: InferOperator
  /** In an answer, or by claiming the trip. */
  saidOf: (trip: TripDraft) => { reading: TapReading; isAnswer: boolean } | null
}

type Reading = TapReading | 'open'

/** `trips` in order of time. A tap at another operator's post opens one not made (arriva.nl, uitcheckgemist.nl). */
export function readTaps(trips: TripDraft[], known: Known) {
  const read = new Map<TripDraft, Reading>()
  for (const [i, trip] of trips.entries()) {
    const [before, next, afterNext] = [trips[i - 1], trips[i + 1], trips[i + 2]]
    if (!isOpen(trip)) continue
    if (read.has(trip)) continue
    if (isOneJourney(trip, next, afterNext)) readPair(trip, next, afterNext)
    else {
      const alone = readAlone(trip, before, next)
      read.set(trip, known.saidOf(trip)?.reading ?? alone)
    }
  }
  for (const [trip, reading] of read) apply(trip, reading, known.saidOf(trip)?.isAnswer ?? false)

  function readPair(trip: TripDraft, next: TripDraft, afterNext: TripDraft | undefined) {
    besideEachOther(trip, next)
    const readings = pairOf(trip, next, afterNext)
    read.set(trip, known.saidOf(trip)?.reading ?? readings[0])
    read.set(next, known.saidOf(next)?.reading ?? readings[1])
  }

  function pairOf(trip: TripDraft, next: TripDraft, afterNext: TripDraft | undefined): [Reading, Reading] {
    const [said, saidNext] = [known.saidOf(trip)?.reading, known.saidOf(next)?.reading]
    if (said === 'wrong_post') return [said, 'arrival']
    if (saidNext === 'wrong_post') return ['departure', saidNext]
    const ranFirst = isRunBy(trip.operator!, trip, next)
    const ranSecond = isRunBy(next.operator!, trip, next)
    const isArrival = saidNext === 'arrival' || isSameStop(placeAfter(next, afterNext), next.fromPlace)
    // Neither runs the whole way: the traveller changed.
    if (!ranFirst && !ranSecond) return ['departure', 'open']
    if (ranFirst === ranSecond || !isArrival || said) return ['open', 'open']
    return ranFirst ? ['departure', 'wrong_post'] : ['wrong_post', 'arrival']
  }

  function isRunBy(operator: string, trip: TripDraft, next: TripDraft) {
    const mode: Mode = trip.mode === next.mode ? trip.mode : 'unknown'
    return callsAt(known.inferOperator, operator, {
      places: [trip.fromPlace!, next.fromPlace!],
      mode,
      at: trip.checkedInAt!,
    })
  }
}

/** The other operator paid its whole charge back as well: it took its own post for the wrong one. */
export function reopenTaps(trips: TripDraft[], rows: Map<number, TravelTransaction>) {
  const wrong = trips.filter(
    ({ reasons }) => reasons.includes('wrong_post') && !reasons.includes('tap_read_by_traveller')
  )
  if (wrong.length === 0) return
  const byAnchor = new Map(trips.map((trip) => [trip.anchorTransactionId, trip]))
  for (const trip of wrong) {
    const other = byAnchor.get(trip.otherPostTransactionId!)
    const refund = rows.get(other?.refundTransactionId ?? 0)
    if (!refund || Math.abs(refund.amountCents ?? 0) !== other!.feeCents) continue
    trip.reasons = trip.reasons.map((reason) => (reason === 'wrong_post' ? 'tap_open' : reason))
  }
}

const isOpen = ({ status, fromPlace, checkedInAt }: TripDraft) =>
  status === 'missing_check_out' && fromPlace !== null && checkedInAt !== null

function isOneJourney(trip: TripDraft, next: TripDraft | undefined, afterNext?: TripDraft) {
  if (!next || !isOpen(next) || !isOtherPost(trip, next)) return false
  if (isSameStop(trip.fromPlace, next.fromPlace)) return false
  const lasted = next.checkedInAt! - trip.checkedInAt!
  if (lasted <= 0 || lasted > JOURNEY_MS) return false
  // Who starts elsewhere afterwards left from there: both were departures.
  const place = placeAfter(next, afterNext)
  return place === null || isSameStop(place, next.fromPlace)
}

function readAlone(trip: TripDraft, before: TripDraft | undefined, next: TripDraft | undefined): Reading {
  if (!isSameStop(placeAfter(trip, next), trip.fromPlace)) return 'departure'
  const isStay = startOf(next!) - trip.checkedInAt! <= STAY_MS && isOtherPost(trip, next!)
  if (!isStay) return 'open'
  trip.otherPostTransactionId = next!.anchorTransactionId
  return isCheckedOutHere(trip, before) ? 'wrong_post' : 'open'
}

const isCheckedOutHere = (trip: TripDraft, before: TripDraft | undefined) =>
  before !== undefined &&
  before.status === 'complete' &&
  isSameStop(before.toPlace, trip.fromPlace) &&
  trip.checkedInAt! - (before.checkedOutAt ?? 0) <= STAY_MS

function placeAfter(trip: TripDraft, next: TripDraft | undefined) {
  const isSoon = next && startOf(next) - trip.checkedInAt! <= HOURS_TO_THE_NEXT_TRIP * 60 * MINUTE_MS
  return isSoon ? next.fromPlace : null
}

const isOtherPost = (trip: TripDraft, other: TripDraft) =>
  trip.operator !== null && other.operator !== null && trip.operator !== other.operator

function besideEachOther(trip: TripDraft, next: TripDraft) {
  trip.otherPostTransactionId = next.anchorTransactionId
  next.otherPostTransactionId = trip.anchorTransactionId
}

const startOf = (trip: TripDraft) => (trip.checkedInAt ?? trip.checkedOutAt)!

function isSameStop(a: string | null, b: string | null) {
  if (a === null || b === null) return false
  if (normaliseStop(a) === normaliseStop(b)) return true
  const code = stationCode(a)
  return code !== null && code === stationCode(b)
}

function apply(trip: TripDraft, reading: Reading, isSaid: boolean) {
  if (reading === 'open') trip.reasons.push('tap_open')
  if (reading === 'wrong_post') trip.reasons.push('wrong_post')
  if (reading === 'arrival') {
    trip.status = 'missing_check_in'
    trip.toPlace = trip.fromPlace
    trip.fromPlace = null
    trip.checkedOutAt = trip.checkedInAt
    trip.checkedInAt = null
    trip.reasons.push('tap_was_arrival')
  }
  if (isSaid) trip.reasons.push('tap_read_by_traveller')
}
