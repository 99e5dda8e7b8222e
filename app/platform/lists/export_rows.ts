import type { ListDefinition } from '#app/platform/lists/list_definition'
import type { ListQuery } from '#app/platform/lists/list_query'
import { valuesOf, selection } from '#app/platform/lists/read_page'
import {
  Values,
  baseOf,
  conditionsOf,
  foundOf,
  orderBy,
  orderOf,
  where,
  withTables,
} from '#app/platform/lists/statement'
import { streamRows } from '#app/platform/shared/stream_rows'

export type ExportedRow = Record<string, unknown>

/** Pages of one consistent snapshot, in the order of the query. Needs a scope. */
export async function* exportRows(list: ListDefinition, query: ListQuery, of?: number): AsyncGenerator<ExportedRow[]> {
  const values = new Values()
  const meant = await conditionsOf(list, query, baseOf(list, of, values), values)
  const order = orderBy(orderOf(list, query.sort))
  const { table, joins = '' } = list
  const sql = `${withTables(foundOf(list, query, values))}
    select ${selection(list, query.sort)}
    from (select * from ${table} ${where(meant)}) ${table} ${joins} order by ${order}`
  for await (const rows of streamRows<ExportedRow>(sql, values.all)) {
    yield rows.map((row) => valuesOf(list, row))
  }
}
