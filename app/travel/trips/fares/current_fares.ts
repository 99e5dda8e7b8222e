import { cents, number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { type ListedFare, listedFares } from '#app/travel/trips/fares/listed_fares'

let loaded: Promise<ListedFare> | null = null

/** The price lists of NS, read once: migrations alone change them. */
export function currentFares(): Promise<ListedFare> {
  loaded ??= readFares()
  loaded.catch(() => (loaded = null))
  return loaded
}

async function readFares() {
  const units = await readRows(
    { from: text('from_code'), to: text('to_code'), units: number('units') },
    'from tariff_units'
  )
  const fares = await readRows(
    {
      year: number('year'),
      units: number('units'),
      fullCents: cents('full_cents'),
      discount20Cents: cents('discount_20_cents'),
      discount40Cents: cents('discount_40_cents'),
    },
    'from ns_fares order by year'
  )
  return listedFares(
    units.map(({ from, to, units: count }) => [from, to, count] as const),
    fares
  )
}
