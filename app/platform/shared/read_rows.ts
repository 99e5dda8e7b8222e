import app from '@adonisjs/core/services/app'
import { type Columns, type RowOf, selectList } from '#app/platform/shared/column'
import { checkRows } from '#app/platform/shared/check_rows'
import type { Bindings } from '#app/platform/shared/statement'
import { queryResult } from '#app/platform/shared/execute'

/** What follows the select list, or the whole statement where something stands before it. */
type Sql = string | ((columns: string) => string)

/** Outside production, throws where an answer has another type than its column. */
export async function readRows<C extends Columns>(columns: C, sql: Sql, bindings: Bindings = []) {
  const selected = selectList(columns)
  const result = await queryResult(typeof sql === 'string' ? `select ${selected} ${sql}` : sql(selected), bindings)
  if (!app.inProduction) checkRows(columns, result)
  const converted = Object.entries(columns).filter(([, { kind }]) => kind === 'instant')
  for (const row of result.rows) for (const [name, { read }] of converted) row[name] = read(row[name])
  return result.rows as RowOf<C>[]
}

export async function readRow<C extends Columns>(columns: C, sql: Sql, bindings: Bindings = []) {
  const [first] = await readRows(columns, sql, bindings)
  return (first ?? null) as RowOf<C> | null
}
