import type { KnownMode } from '#app/travel/operators/isomorphic/mode'

/** `own`: NS does not stop; `with_ns`: it does; `also`: a second operator inside; `through`: to or from elsewhere. */
export const SERVICES = ['own', 'with_ns', 'also', 'through'] as const
export type Service = (typeof SERVICES)[number]

export const PLACE_KINDS = ['stations', 'municipalities'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** `nsGroup`: NS runs too between the places of a line that have the same one. */
type ServedPlace = { service: Service; nsGroup: number | null }

export type Concession = {
  name: string
  /** A slug; null for a company that we have no rules of. */
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
