import type { ListDefinition } from '#app/platform/lists/list_definition'
import type { ListQuery } from '#app/platform/lists/list_query'
import {
  type Order,
  Values,
  baseOf,
  beyondSql,
  conditionsOf,
  foundOf,
  orderBy,
  orderOf,
  reversed,
  where,
  withTables,
} from '#app/platform/lists/statement'
import { currentConnection } from '#app/platform/shared/tenancy'

export type Neighbours = { previous: string | null; next: string | null }

/** The row itself may have left the list: a decided claim leaves the view it was opened from. */
export async function neighboursOf(
  list: ListDefinition,
  key: string,
  query: ListQuery,
  of?: number
): Promise<Neighbours> {
  const order = orderOf(list, query.sort)
  const values = new Values()
  const at = order.columns.map((_, nth) => `(select place_${nth} from here)`)
  const place = order.columns.map((column, nth) => `${column} as place_${nth}`).join(', ')
  const base = baseOf(list, of, values)
  const here = `select ${place} from ${list.table} ${where([...base, `${list.key} = ${values.add(key)}`])}`
  const meant = await conditionsOf(list, query, base, values)
  const nearest = (way: Order) =>
    `(select ${list.key}::text from ${list.table} ${where([...meant, beyondSql(way, at)])} order by ${orderBy(way)} limit 1)`
  const connection = await currentConnection()
  const { rows } = await connection.query<Neighbours>({
    text: `${withTables([`here as materialized (${here})`, ...foundOf(list, query, values)])} select ${nearest(reversed(order))} as previous, ${nearest(order)} as next`,
    values: values.all,
  })
  return rows[0]
}
