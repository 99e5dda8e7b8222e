import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type pg from 'pg'
import { inTransaction } from '#app/platform/schema/in_transaction'
import { parseConcessions } from '#app/travel/trips/operators/parse_concessions'
import { readFares, readTariffUnits } from '#app/travel/trips/tariff_units'

const FARE_YEAR = 2026

type Row = Record<string, unknown>

/** What every installation knows from the start: operators with their names, rules and concessions, distances, fares. Once. */
export async function loadReference(client: pg.Client, folder: string) {
  const { rowCount } = await client.query('select from tenants where is_house')
  if (rowCount) return
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const table = (name: string): Row[] =>
    parse(text(name), { columns: true, cast: (value) => (value === '' ? null : value) })

  await inTransaction(client, async () => {
    await client.query(`select set_config('fareback.scope', 'worker', true)`)
    await insert(client, 'tenants', [{ slug: 'fareback', name: 'Fareback', fee_bps: 2_000, is_house: true }])
    await insert(client, 'counterparties', table('operators.csv'))
    const { rows } = await client.query<{ slug: string; id: number }>('select slug, id from counterparties')
    const idOf = new Map(rows.map((row) => [row.slug, row.id]))
    const ofOperators = (list: Row[]) =>
      list.map(({ operator, ...row }) => ({ counterparty_id: idOf.get(String(operator)), ...row }))
    await insert(client, 'counterparty_names', ofOperators(table('operator_names.csv')))
    await insert(client, 'claim_rules', ofOperators(table('claim_rules.csv')))
    await loadConcessions(client, text('concessions.csv'), idOf)
    const units = [...readTariffUnits(text('ns_tariff_units_2017.csv'))]
    await insert(
      client,
      'tariff_units',
      units.map(([from_code, to_code, count]) => ({ from_code, to_code, units: count }))
    )
    await insert(
      client,
      'ns_fares',
      [...readFares(text('ns_fares_2026.csv'))].map((fare) => ({
        year: FARE_YEAR,
        units: fare.units,
        full_cents: fare.fullCents,
        discount_20_cents: fare.discount20Cents,
        discount_40_cents: fare.discount40Cents,
      }))
    )
  })
}

async function loadConcessions(client: pg.Client, text: string, idOf: Map<string, number>) {
  const concessions = parseConcessions(text)
  const ids = await insert(
    client,
    'concessions',
    concessions.map((concession) => ({
      name: concession.name,
      counterparty_id: idOf.get(concession.operator ?? '') ?? null,
      company: concession.company,
      modes: concession.modes,
      brands: concession.brands,
      valid_from: concession.validFrom,
      valid_to: concession.validTo,
      is_night: concession.isNight,
      place_kind: concession.placeKind,
      source: concession.source,
      confirmed: concession.isConfirmed,
    }))
  )
  const places = concessions.flatMap((concession, index) =>
    [...concession.places].map(([place, { service, nsGroup }]) => ({
      concession_id: ids[index],
      place,
      service,
      ns_group: nsGroup,
    }))
  )
  await insert(client, 'concession_places', places)
}

/** One statement for all rows, which have the same columns; the ids in their order, where the table has them. */
async function insert(client: pg.Client, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0]).join(', ')
  const { rows: inserted } = await client.query<{ id?: number }>(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) returning *`,
    [JSON.stringify(rows)]
  )
  return inserted.map((row) => row.id!)
}
