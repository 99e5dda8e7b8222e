import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { normaliseStop } from '#app/travel/operators/stop_name'
import { isLateCheckOut } from '#app/travel/trips/late_check_out'
import { isCharged, isReportedMissing } from '#app/travel/trips/tap'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const DOUBLE_TAP_MS = 2 * 60_000

export type TapPair = { hadDoubleTap: boolean } & (
  | { checkIn: TravelTransaction; checkOut: TravelTransaction | null }
  | { checkIn: null; checkOut: TravelTransaction }
)

type Run = { trip: TapPair | null }
type OpenTap = { tap: TravelTransaction; run: Run }

/** A check-out closes the latest check-in at its place. Of a double tap the open one is no trip, unless charged. */
export function pairTaps(taps: TravelTransaction[], windowMs: number): TapPair[] {
  const open = new Map<string, OpenTap[]>()
  const pairs: TapPair[] = []
  let unmatched: TravelTransaction[] = []

  for (const [i, tap] of taps.entries()) {
    if (tap.kind === 'check_in') checkIn(tap)
    else if (!checkOut(tap) && !lateCheckOut(tap, taps[i - 1])) unmatched.push(tap)

    const isLastOfMinute = taps[i + 1]?.at !== tap.at
    if (isLastOfMinute && unmatched.length > 0) {
      for (const late of unmatched) if (!checkOut(late)) pairs.push(withoutCheckIn(late))
      unmatched = []
    }
  }
  return [...pairs, ...[...open.values()].flatMap(missedCheckOuts)]

  function checkIn(tap: TravelTransaction) {
    const place = normaliseStop(tap.fromPlace ?? '')
    const here = open.get(place) ?? []
    const before = here.at(-1)
    const isSameRun = before !== undefined && tap.at - before.tap.at <= DOUBLE_TAP_MS
    const opened = { tap, run: isSameRun ? before.run : { trip: null } }

    if (isReportedMissing(tap)) pairs.push(missedCheckOut(opened))
    else here.push(opened)
    if (before === undefined) open.set(place, here)
  }

  function checkOut(tap: TravelTransaction) {
    if (tap.fromPlace === null) return false
    const here = open.get(normaliseStop(tap.fromPlace))
    const latest = here?.at(-1)
    if (!here || !latest || !closes(tap, latest.tap, windowMs)) return false
    return close(here, latest, tap)
  }

  function lateCheckOut(tap: TravelTransaction, before: TravelTransaction | undefined) {
    if (before?.kind !== 'check_in' || !isLateCheckOut(tap, before, windowMs)) return false
    const here = open.get(normaliseStop(before.fromPlace ?? ''))
    const latest = here?.at(-1)
    return here !== undefined && latest?.tap === before && close(here, latest, tap)
  }

  function close(here: OpenTap[], latest: OpenTap, tap: TravelTransaction) {
    here.pop()
    const pair = { checkIn: latest.tap, checkOut: tap, hadDoubleTap: false }
    latest.run.trip = pair
    pairs.push(pair)
    return true
  }
}

function closes(checkOut: TravelTransaction, checkIn: TravelTransaction, windowMs: number) {
  if (checkOut.at - checkIn.at > windowMs) return false
  return amsterdamDay(checkOut.at) - amsterdamDay(checkIn.at) <= 1
}

function missedCheckOuts(left: OpenTap[]): TapPair[] {
  // Charged taps first: of a double tap, the charged one is the trip.
  const pairs = left.filter(({ tap }) => isCharged(tap)).map(missedCheckOut)
  for (const open of left) {
    if (isCharged(open.tap)) continue
    if (open.run.trip) open.run.trip.hadDoubleTap = true
    else pairs.push(missedCheckOut(open))
  }
  return pairs
}

function missedCheckOut({ tap, run }: OpenTap): TapPair {
  const pair = { checkIn: tap, checkOut: null, hadDoubleTap: false }
  run.trip ??= pair
  return pair
}

const withoutCheckIn = (checkOut: TravelTransaction): TapPair => ({
  checkIn: null,
  checkOut,
  hadDoubleTap: false,
})
