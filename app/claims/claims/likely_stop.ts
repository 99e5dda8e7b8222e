import type { Irregularity } from '#app/travel/trips/isomorphic/irregularity'

export type LikelyStopSource = 'other_post' | 'next_trip' | 'previous_trip' | 'usual_route'

type Given = {
  irregularity: Irregularity
  fromPlace: string | null
  toPlace: string | null
  /** Where the next trip of the card starts or the one before ended, by the same mode, in HOURS_TO_THE_NEXT_TRIP. */
  nearPlace: string | null
  /** Where this traveller usually checks out (or in), from their own trips. */
  usualPlace: string | null
  /** The tap at the other end of the journey, at the post of an operator that did not make it. */
  otherPost: { at: string; place: string; isWrong: boolean } | null
  isServed: (place: string) => boolean
  nearRide?: LikelyRide | null
  usualRide?: LikelyRide | null
}

/** The ride that shows a stop, or the last of `count` that do. */
export type LikelyRide = {
  at: string
  fromPlace: string | null
  toPlace: string | null
  count: number
}

export type LikelyStop = {
  likelyPlace: string | null
  likelyPlaceFrom: LikelyStopSource | null
  likelyRide: LikelyRide | null
}

const UNKNOWN: LikelyStop = { likelyPlace: null, likelyPlaceFrom: null, likelyRide: null }

export function likelyStop(trip: Given): LikelyStop {
  const isCheckOut = trip.irregularity === 'missed_check_out'
  const known = isCheckOut ? trip.fromPlace : trip.toPlace
  const { nearPlace, nearRide = null, usualRide = null, otherPost, isServed } = trip
  const usualPlace = trip.usualPlace !== null && isServed(trip.usualPlace) ? trip.usualPlace : null
  if (otherPost?.isWrong) {
    const { at, place } = otherPost
    return likely(place, 'other_post', { at, fromPlace: place, toPlace: null, count: 1 })
  }
  if (nearPlace !== null && nearPlace.toLowerCase() === known?.toLowerCase()) {
    return isCheckOut ? UNKNOWN : likely(usualPlace, 'usual_route', usualRide)
  }
  if (nearPlace !== null && isServed(nearPlace))
    return likely(nearPlace, isCheckOut ? 'next_trip' : 'previous_trip', nearRide)
  return likely(usualPlace, 'usual_route', usualRide)
}

const likely = (place: string | null, from: LikelyStopSource, ride: LikelyRide | null): LikelyStop =>
  place === null ? UNKNOWN : { likelyPlace: place, likelyPlaceFrom: from, likelyRide: ride }
