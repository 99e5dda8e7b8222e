import { stationCode } from '#app/trips/stations'

/** Cents of a single ride in second class at the full rate, by NS's own list of that year; null where it has none. */
export type ListedFare = (from: string, to: string, year: number) => number | null

/** The highest number of tariff units on the price list (NS prijslijst 2026). */
export const MOST_UNITS = 200

type Units = Iterable<readonly [from: string, to: string, units: number]>
type Prices = Iterable<{ year: number; units: number; fullCents: number }>

/** `units` between two codes in alphabetical order. */
export function listedFares(units: Units, prices: Prices): ListedFare {
  const places = new Map<string, number>()
  const placeOf = (code: string) => places.get(code) ?? places.set(code, places.size).get(code)!
  const between = new Map<number, number>()
  for (const [from, to, count] of units) between.set(keyOf(placeOf(from), placeOf(to)), count)
  const cents = new Map([...prices].map(({ year, units: count, fullCents }) => [year * 1_000 + count, fullCents])) // prettier-ignore

  return (from, to, year) => {
    const [a, b] = [stationCode(from), stationCode(to)].sort()
    if (a === null || b === null) return null
    const count = between.get(keyOf(places.get(a) ?? -1, places.get(b) ?? -1))
    if (count === undefined) return null
    return cents.get(year * 1_000 + Math.min(count, MOST_UNITS)) ?? null
  }
}

const MOST_PLACES = 65_536
const keyOf = (from: number, to: number) => from * MOST_PLACES + to
