import type { ListDefinition } from '#app/lists/list_definition'
import type { ListQuery } from '#app/lists/list_query'
import {
  type Order,
  Values,
  baseOf,
  beyond,
  conditionsOf,
  orderBy,
  orderOf,
  reversed,
  where,
} from '#app/lists/statement'
import { currentConnection } from '#app/shared/tenancy'

export type Neighbours = { previous: string | null; next: string | null }

/** The row itself may have left the list: a decided claim leaves the view it was opened from. */
export async function neighboursOf(
  list: ListDefinition,
  key: string,
  query: ListQuery,
  of?: number
): Promise<Neighbours> {
  const connection = await currentConnection()
  const order = orderOf(list, query.sort)
  const place = await connection.query<string[]>({
    text: `select ${order.columns.map((column) => `(${column})::text`).join(', ')} from ${list.table} where ${list.key} = $1`,
    values: [key],
    rowMode: 'array',
  })
  if (place.rows.length === 0) return { previous: null, next: null }

  const values = new Values()
  const meant = await conditionsOf(list, query, baseOf(list, of, values), values)
  const nearest = (way: Order) =>
    `(select ${list.key}::text from ${list.table} ${where([...meant, beyond(way, place.rows[0], values)])} order by ${orderBy(way)} limit 1)`
  const text = `select ${nearest(reversed(order))} as previous, ${nearest(order)} as next`
  const { rows } = await connection.query<Neighbours>({ text, values: values.all })
  return rows[0]
}
