import type { KnownMode } from '#app/travel/operators/isomorphic/mode'

/**
 * How an operator serves a place. `own`: it is the operator here, and no train of NS stops. `with_ns`: NS stops here too.
 * `also`: a second operator for rides inside the place. `through`: only lines to or from other places.
 */
export const SERVICES = ['own', 'with_ns', 'also', 'through'] as const
export type Service = (typeof SERVICES)[number]

export const PLACE_KINDS = ['stations', 'municipalities'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** `nsGroup`: NS runs too between the places of a line that have the same one. */
type ServedPlace = { service: Service; nsGroup: number | null }

export type Concession = {
  name: string
  /** The slug of one of our operators, or null for a company that we have no rules of. */
  operator: string | null
  modes: KnownMode[]
  brands: string[]
  /** Days since 1970, both included. */
  from: number
  until: number
  /** Runs from midnight to six alone. */
  isNight: boolean
  placeKind: PlaceKind
  /** By the code of a station, or by placeKey(). */
  places: Map<string, ServedPlace>
}
