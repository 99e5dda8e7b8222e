import type { Client } from 'pg'
import { type ListedFare, listedFares } from '#app/trips/fares/listed_fares'

let loaded: ListedFare | null = null

/** The price list of NS, read once: migrations alone change it. */
export async function currentFares(connection: Client): Promise<ListedFare> {
  return (loaded ??= await readFares(connection))
}

async function readFares(connection: Client) {
  const units = await connection.query<[string, string, number]>({
    text: 'select from_code, to_code, units from tariff_units',
    rowMode: 'array',
  })
  const prices = await connection.query<{ year: number; units: number; fullCents: number }>(
    'select year, units, full_cents as "fullCents" from ns_fares'
  )
  return listedFares(units.rows, prices.rows)
}
