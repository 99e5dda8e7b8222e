import { HOURS_TO_THE_NEXT_TRIP } from '#app/travel/trips/read_taps'
import type { Irregularity } from '#app/travel/trips/isomorphic/irregularity'
import type { TripDraft } from '#app/travel/trips/trip_draft'

const HOUR = 60 * 60_000

/** Of the trips of one card: as in the query of irregular trips, for trips that are not stored. */
export function nearPlace(trip: TripDraft, kind: Irregularity, trips: TripDraft[]): string | null {
  const isCheckOut = kind === 'missed_check_out'
  if (!isCheckOut && (kind !== 'missed_check_in' || trip.fromPlace !== null)) return null
  const mine = travelledAt(trip)

  let near: TripDraft | null = null
  for (const other of trips) {
    const apart = (travelledAt(other) - mine) * (isCheckOut ? 1 : -1)
    if (apart <= 0 || apart > HOURS_TO_THE_NEXT_TRIP * HOUR) continue
    if (near === null || apart < Math.abs(travelledAt(near) - mine)) near = other
  }
  if (near?.mode !== trip.mode) return null
  return isCheckOut ? near.fromPlace : near.toPlace
}

const travelledAt = (trip: TripDraft) => (trip.checkedInAt ?? trip.checkedOutAt)!
