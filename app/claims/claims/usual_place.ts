import type { PastRide } from '#app/claims/claims/past_rides'
import { type Irregularity, isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import type { TripDraft } from '#app/travel/trips/trip_draft'

export type UsualRide = Pick<PastRide, 'fromPlace' | 'toPlace' | 'mode' | 'at'>

/** As in the query of irregular trips: a ride counts in both directions, the one travelled now a little more. */
export function usualPlace(trip: TripDraft, kind: Irregularity, rides: UsualRide[]): string | null {
  if (!isMissedTap(kind)) return null
  const isCheckOut = kind === 'missed_check_out'
  const known = isCheckOut ? trip.fromPlace : trip.toPlace
  if (known === null || (!isCheckOut && trip.fromPlace !== null)) return null

  const places = new Map<string, { weight: number; last: number }>()
  const count = (place: string, weight: number, at: number) => {
    const before = places.get(place) ?? { weight: 0, last: 0 }
    places.set(place, { weight: before.weight + weight, last: Math.max(before.last, at) })
  }
  for (const { fromPlace, toPlace, mode, at } of rides) {
    if (mode !== trip.mode) continue
    const [near, far] = isCheckOut ? [fromPlace, toPlace] : [toPlace, fromPlace]
    if (near === known) count(far, 2, at)
    if (far === known) count(near, 1, at)
  }
  const ranked = [...places].sort(([, a], [, b]) => b.weight - a.weight || b.last - a.last)
  return ranked[0]?.[0] ?? null
}
