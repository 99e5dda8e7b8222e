import type { Client } from 'pg'
import { dayOfDate } from '#app/travel/trips/amsterdam_day'
import type { KnownMode } from '#app/travel/operators/isomorphic/mode'
import type { Concession, PlaceKind, Service } from '#app/travel/operators/concession'
import { type InferOperator, operatorInference } from '#app/travel/trips/operators/infer_operator'

let loaded: { version: string; inferOperator: InferOperator } | null = null

export async function currentInference(connection: Client): Promise<InferOperator> {
  const { rows } = await connection.query<{ version: string }>(
    "select count(*) || ' ' || max(updated_at) as version from concessions"
  )
  const { version } = rows[0]
  if (loaded?.version !== version) {
    loaded = { version, inferOperator: operatorInference(await readConcessions(connection)) }
  }
  return loaded.inferOperator
}

type Row = {
  name: string
  operator: string | null
  modes: KnownMode[]
  brands: string[]
  valid_from: string
  valid_to: string | null
  is_night: boolean
  place_kind: PlaceKind
  places: { key: string; service: Service; nsGroup: number | null }[]
}

async function readConcessions(connection: Client): Promise<Concession[]> {
  const { rows } = await connection.query<Row>(
    `select c.name, o.slug as operator, c.modes, c.brands, c.valid_from::text, c.valid_to::text, c.is_night, c.place_kind,
       (select coalesce(json_agg(json_build_object('key', p.place, 'service', p.service, 'nsGroup', p.ns_group)), '[]')
        from concession_places p where p.concession_id = c.id) as places
     from concessions c left join counterparties o on o.id = c.counterparty_id order by c.id`
  )
  return rows.map((row) => ({
    name: row.name,
    operator: row.operator,
    modes: row.modes,
    brands: row.brands,
    from: dayOfDate(row.valid_from),
    until: row.valid_to === null ? Infinity : dayOfDate(row.valid_to),
    isNight: row.is_night,
    placeKind: row.place_kind,
    places: new Map(row.places.map(({ key, ...served }) => [key, served])),
  }))
}
