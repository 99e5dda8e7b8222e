import type { KnownMode } from '#app/travel/operators/isomorphic/mode'
import type { ActiveConcessions } from '#app/travel/trips/operators/active_concessions'
import type { Concession, Service } from '#app/travel/operators/concession'
import { isCityStop, isGvbMetro } from '#app/travel/trips/operators/local_stops'
import type { Operators } from '#app/travel/trips/operators/rail_operators'
import { placeKey } from '#app/travel/operators/stop_name'
import { stationCode } from '#app/travel/operators/stations'

/** Null where bus and tram are both possible. */
type LocalMode = Exclude<KnownMode, 'train'> | null

/** Lines that only pass through a town carry no one inside it, or between two such towns. */
export function localOperators(places: string[], mode: LocalMode, active: ActiveConcessions): Operators {
  const known = places
    .map((place) => servicesAt(place, mode, active))
    .filter((one) => one !== null && one.services.size > 0)
  const [here, there] = known as Served[]
  if (!here) return new Set()
  if (!there || here.town === there.town) {
    const inside = ranked(here.services, 0)
    return inside.size > 0 || !there ? inside : new Set(here.services.keys())
  }

  const rankOf = (operator: string | null) => {
    const [one, other] = [here.services.get(operator), there.services.get(operator)]
    return one === undefined || other === undefined ? NOWHERE : Math.min(one, other)
  }
  const operators = [...here.services.keys()]
  const best = Math.min(...operators.map(rankOf))
  return best === NOWHERE ? new Set() : new Set(operators.filter((one) => rankOf(one) === best))
}

export function onlyModeOf(operator: string | null, places: string[], active: ActiveConcessions) {
  const modes = places
    .flatMap((place) => concessionsAt(place, active)?.found ?? [])
    .filter((one) => one.operator === operator)
    .flatMap((one) => one.modes)
  return new Set(modes).size === 1 ? modes[0] : null
}

/** Only concessions that began later serve it: nobody is known for that day. */
export const isOnlyProbable = (operator: string | null, places: string[], active: ActiveConcessions) =>
  places
    .flatMap((place) => concessionsAt(place, active)?.found ?? [])
    .filter((one) => one.operator === operator)
    .every((one) => active.probable.has(one))

type Served = { town: string; services: Map<string | null, number> }

const RANKS: Record<Service, number> = { own: 0, with_ns: 0, also: 0, through: 1 }
const NOWHERE = 2

function servicesAt(place: string, mode: LocalMode, active: ActiveConcessions): Served | null {
  const at = concessionsAt(place, active)
  if (!at) return null
  const services = new Map<string | null, number>()
  for (const concession of at.found) {
    if (!carries(concession, mode)) continue
    const rank = RANKS[concession.places.get(at.town)!.service]
    services.set(concession.operator, Math.min(rank, services.get(concession.operator) ?? NOWHERE))
  }
  return { town: at.town, services }
}

const ranked = (services: Served['services'], rank: number): Operators =>
  new Set([...services].filter(([, own]) => own === rank).map(([operator]) => operator))

const carries = ({ modes }: Concession, mode: LocalMode) =>
  mode === null ? modes.some((one) => one === 'bus' || one === 'tram') : modes.includes(mode)

/** Metro stations of the former railway to Hoek van Holland are lists of their own. */
export function concessionsAt(place: string, active: ActiveConcessions) {
  const code = stationCode(place) ?? placeKey(place)
  const metro = active.at('stations', code).filter(({ modes }) => !modes.includes('train'))
  if (metro.length > 0) return { town: code, found: metro }
  const town = townNamed(place, active)
  return town === null ? null : { town, found: active.at('municipalities', town) }
}

/** `City, Stop`, or a name that begins with the town, such as that of its station. */
export function townNamed(place: string, active: ActiveConcessions): string | null {
  if (isGvbMetro(place)) return 'amsterdam'
  const name = placeKey(place)
  const comma = name.indexOf(',')
  if (isCityStop(place) && comma !== -1) return name.slice(0, comma)
  const words = name.split(' ')
  for (let length = words.length; length > 0; length--) {
    const town = words.slice(0, length).join(' ')
    if (active.at('municipalities', town).length > 0) return town
  }
  return null
}
