import { queryRows } from '#app/platform/shared/tenancy'
import { type ListedFare, type YearFare, listedFares } from '#app/travel/trips/fares/listed_fares'

let loaded: Promise<ListedFare> | null = null

/** The price lists of NS, read once: migrations alone change them. */
export function currentFares(): Promise<ListedFare> {
  loaded ??= readFares()
  loaded.catch(() => (loaded = null))
  return loaded
}

async function readFares() {
  const units = await queryRows<{ from: string; to: string; units: number }>(
    'select from_code as "from", to_code as "to", units from tariff_units'
  )
  const fares = await queryRows<YearFare>(
    `select year, units, full_cents as "fullCents", discount_20_cents as "discount20Cents", discount_40_cents as "discount40Cents"
     from ns_fares order by year`
  )
  return listedFares(
    units.map(({ from, to, units: count }) => [from, to, count] as const),
    fares
  )
}
