import { type PlaceKind, SERVICES, type Service } from '#app/travel/operators/concession'
import { placeKey } from '#app/travel/operators/stop_name'
import { stationCode } from '#app/travel/operators/stations'

/** Names of places by how the operator serves them, each list parted by semicolons. */
export type PlaceLists = Record<Service, string>

type StoredPlace = { place: string; service: Service }

/** A place in two lists keeps the first. */
export function placesOf(lists: Partial<Record<Service, string | null>>, kind: PlaceKind): StoredPlace[] {
  const found = new Map<string, StoredPlace>()
  for (const service of SERVICES) {
    for (const name of (lists[service] ?? '').split(';')) {
      const place = keyOf(name.trim(), kind)
      if (place && !found.has(place)) found.set(place, { place, service })
    }
  }
  return [...found.values()]
}

export const listsOf = (places: StoredPlace[]) =>
  Object.fromEntries(
    SERVICES.map((service) => [
      service,
      places.flatMap((one) => (one.service === service ? [one.place] : [])).join('; '),
    ])
  ) as PlaceLists

const keyOf = (name: string, kind: PlaceKind) =>
  kind === 'stations' ? (stationCode(name) ?? placeKey(name)) : placeKey(name)
