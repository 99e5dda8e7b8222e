import type { Irregularity } from '#app/trips/irregularity'

/** What a stop is guessed from. */
export type LikelyStopSource = 'next_trip' | 'previous_trip' | 'usual_route'

/** Who travels on within these hours most likely starts where the trip before ended. */
export const HOURS_TO_THE_NEXT_TRIP = 16

type Given = {
  irregularity: Irregularity
  fromPlace: string | null
  toPlace: string | null
  /** Where the next trip of the card starts, or the one before ended, if by the same mode and within those hours. */
  nearPlace: string | null
  /** Where this traveller usually checks out (or in), from their own trips. */
  usualPlace: string | null
  /** The rides that these are read from. */
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
  /**
   * A missed check-out after which the next trip starts at the same stop: perhaps the check-in before was forgotten and
   * this tap was the arrival. Then no stop is guessed.
   */
  isPerhapsArrival: boolean
}

/** The stop of a missed tap as far as other trips of the card tell. */
export function likelyStop(trip: Given): LikelyStop {
  const isCheckOut = trip.irregularity === 'missed_check_out'
  const known = isCheckOut ? trip.fromPlace : trip.toPlace
  const { nearPlace, usualPlace, nearRide = null, usualRide = null } = trip
  const isSame = nearPlace !== null && nearPlace.toLowerCase() === known?.toLowerCase()
  if (isSame && isCheckOut) {
    return { likelyPlace: null, likelyPlaceFrom: null, likelyRide: null, isPerhapsArrival: true }
  }
  if (nearPlace !== null && !isSame) {
    const likelyPlaceFrom = isCheckOut ? 'next_trip' : 'previous_trip'
    return {
      likelyPlace: nearPlace,
      likelyPlaceFrom,
      likelyRide: nearRide,
      isPerhapsArrival: false,
    }
  }
  return {
    likelyPlace: usualPlace,
    likelyPlaceFrom: usualPlace === null ? null : 'usual_route',
    likelyRide: usualPlace === null ? null : usualRide,
    isPerhapsArrival: false,
  }
}
