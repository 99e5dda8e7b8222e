import { stationCode } from '#app/travel/operators/stations'
import type { NsFare } from '#app/travel/trips/tariff_units'

/** A single ride in second class. */
export type YearFare = NsFare & { year: number }

/** Of that year, else of the nearest; null where NS sells no such ride. */
export type ListedFare = (from: string, to: string, year: number) => YearFare | null

/** The highest number of tariff units on the price list (NS prijslijst 2026). */
const MAX_UNITS = 200

type Units = Iterable<readonly [from: string, to: string, units: number]>

/** `units` between two codes in alphabetical order. */
export function listedFares(units: Units, fares: Iterable<YearFare>): ListedFare {
  const places = new Map<string, number>()
  const placeOf = (code: string) => places.get(code) ?? places.set(code, places.size).get(code)!
  const between = new Map<number, number>()
  for (const [from, to, count] of units) between.set(keyOf(placeOf(from), placeOf(to)), count)
  const byUnits = Map.groupBy(fares, (fare) => fare.units)

  return (from, to, year) => {
    const [a, b] = [stationCode(from), stationCode(to)].sort()
    if (a === null || b === null) return null
    const count = between.get(keyOf(places.get(a) ?? -1, places.get(b) ?? -1))
    if (count === undefined) return null
    const apart = (fare: YearFare) => Math.abs(fare.year - year)
    return (byUnits.get(Math.min(count, MAX_UNITS)) ?? []).reduce<YearFare | null>(
      (best, fare) => (best === null || apart(fare) < apart(best) ? fare : best),
      null
    )
  }
}

const MAX_PLACES = 65_536
const keyOf = (from: number, to: number) => from * MAX_PLACES + to
