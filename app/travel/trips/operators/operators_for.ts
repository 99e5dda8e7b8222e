import type { Mode } from '#app/travel/operators/isomorphic/mode'
import type { ActiveConcessions } from '#app/travel/trips/operators/active_concessions'
import type { Concession } from '#app/travel/operators/concession'
import { concessionsAt, localOperators } from '#app/travel/trips/operators/local_operators'
import { railOperators } from '#app/travel/trips/operators/rail_operators'
import { stationCode } from '#app/travel/operators/stations'

/** `brands`: on the vehicles that day. `isHere`: it ran between these stops, or from the one that is known. */
export type PossibleOperator = { operator: string; brands: string[]; isHere: boolean }

type Ride = { places: string[]; mode: Mode }

export function operatorsFor({ places, mode }: Ride, active: ActiveConcessions): PossibleOperator[] {
  const rail = mode === 'train' || mode === 'unknown' ? railOperators(places, active) : new Set<string | null>()
  const local =
    mode === 'train' ? new Set<string | null>() : localOperators(places, mode === 'unknown' ? null : mode, active)
  const here = rail.union(local)
  const running = active.all.filter((one) => carries(one, mode))
  const elsewhere = new Set(running.map(({ operator }) => operator))
  if (mode === 'train' || mode === 'unknown') elsewhere.add('ns')

  const found = [...here, ...elsewhere.difference(here)].filter((operator) => operator !== null)
  const placed = places.flatMap((place) => servingAt(place, active))
  return found.map((operator) => ({
    operator,
    brands: brandsOf(operator, here.has(operator) ? placed : running),
    isHere: here.has(operator),
  }))
}

const carries = ({ modes }: Concession, mode: Mode) => mode === 'unknown' || modes.includes(mode)

const servingAt = (place: string, active: ActiveConcessions) => [
  ...active.at('stations', stationCode(place) ?? ''),
  ...(concessionsAt(place, active)?.found ?? []),
]

const brandsOf = (operator: string, concessions: Concession[]) => [
  ...new Set(concessions.filter((one) => one.operator === operator).flatMap(({ brands }) => brands)),
]
