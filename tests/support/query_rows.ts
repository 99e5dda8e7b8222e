import type { Bindings } from '#app/platform/shared/statement'
import { queryResult } from '#app/platform/shared/execute'

/** For what a test looks up; the app reads with `readRows`. */
export async function queryRows<Row>(sql: string, bindings: Bindings = []): Promise<Row[]> {
  const { rows } = await queryResult(sql, bindings)
  return rows as Row[]
}

export async function queryRow<Row>(sql: string, bindings: Bindings = []): Promise<Row | null> {
  const [first] = await queryRows<Row>(sql, bindings)
  return first ?? null
}
