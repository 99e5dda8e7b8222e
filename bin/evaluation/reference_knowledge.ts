import type { BuildOptions } from '#app/travel/trips/build_trips'
import { listedFares } from '#app/travel/trips/fares/listed_fares'
import { operatorInference } from '#app/travel/trips/operators/infer_operator'
import { parseConcessions } from '#app/travel/trips/operators/parse_concessions'
import { readFares, readTariffUnits } from '#app/travel/trips/tariff_units'

/** The year of the price list that we carry. */
const YEAR = 2026

/** What trips are built with where no database is needed, from the files of reference data. */
export async function referenceKnowledge(read: (name: string) => Promise<string>): Promise<BuildOptions> {
  const prices = [...readFares(await read('ns_fares_2026.csv'))]
  const units = readTariffUnits(await read('ns_tariff_units_2017.csv'))
  const listedFare = listedFares(
    units,
    prices.map((fare) => ({ ...fare, year: YEAR }))
  )
  const inferOperator = operatorInference(parseConcessions(await read('concessions.csv')))
  return { inferOperator, products: { listedFare } }
}
