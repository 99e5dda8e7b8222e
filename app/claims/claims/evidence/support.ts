import type { ClaimableTrip } from '#app/claims/claims/claimable_trips'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import type { FareOrigin } from '#app/travel/trips/fare_origin'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'

/** A ride that shows something; the time is ISO 8601. */
export type ProvingRide = { at: string; fromPlace: string | null; toPlace: string | null }

/** What a stop, a fare and a count of corrections rest on. Amounts are cents, days ISO dates. */
export type Support = {
  stop:
    | { from: 'next_trip' | 'previous_trip' | 'other_post'; ride: ProvingRide }
    | { from: 'usual_route'; rides: number; last: ProvingRide }
    | { from: 'traveller' }
    | null
  fare:
    | { from: 'own_earlier_trip'; ride: ProvingRide; cents: number }
    | { from: 'ns_fare_table'; year: number; passes: RailPass[] }
    | { from: 'entered_by_traveller'; origin: FareOrigin | null; note: string | null }
    | null
  /** The operator need not pay it; why it is asked, in the traveller's words. */
  goodwill?: { reason: string | null } | null
  /** Before this claim. */
  cap: { count: number; used: number; from: string; until: string } | null
}

export const supportOf = (one: ClaimableTrip): Support => ({
  stop: stopOf(one),
  fare: fareOf(one),
  goodwill: one.rule?.goodwill ? { reason: one.trip.enteredNote } : null,
  cap: one.cap && {
    count: one.cap.count,
    used: one.cap.used,
    from: one.cap.from,
    until: one.cap.until,
  },
})

function stopOf({ kind, statedPlace, trip }: ClaimableTrip): Support['stop'] {
  if (!isMissedTap(kind)) return null
  const { likelyPlace, likelyPlaceFrom: from, likelyRide: ride } = trip
  if (statedPlace !== likelyPlace || from === null || ride === null) return { from: 'traveller' }
  const { at, fromPlace, toPlace, count } = ride
  const shown = { at: new Date(at).toISOString(), fromPlace, toPlace }
  return from === 'usual_route' ? { from, rides: count, last: shown } : { from, ride: shown }
}

function fareOf({ fare, trip }: ClaimableTrip): Support['fare'] {
  if (fare === null || fare.source === 'none') return null
  if (fare.source === 'own_earlier_trip') {
    const { at, fromPlace, toPlace, fareCents } = fare.ride!
    const ride = { at: new Date(at).toISOString(), fromPlace, toPlace }
    return { from: fare.source, ride, cents: fareCents }
  }
  if (fare.source === 'ns_fare_table') {
    return { from: fare.source, year: fare.year!, passes: trip.railPasses }
  }
  return { from: fare.source, origin: trip.enteredFareOrigin, note: trip.enteredNote }
}
