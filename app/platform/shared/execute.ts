import db from '@adonisjs/lucid/services/db'
import type { QueryResult } from 'pg'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { keptPlan } from '#app/platform/shared/kept_plan'
import { type Bindings, statementOf } from '#app/platform/shared/statement'
import { currentConnection, hasScope } from '#app/platform/shared/tenancy'

/** Past the query builder, which costs more than most statements. */
export async function queryResult(sql: string, bindings: Bindings = []): Promise<QueryResult<Record<string, unknown>>> {
  const { text, values } = statementOf(sql, bindings)
  if (!hasScope()) return db.connection().rawQuery(sql, bindings as RawQueryBindings)
  // With nothing to bind there is one plan, and making it takes longer than to run it where a statement is an overview.
  return (await currentConnection()).query({ ...(values.length === 0 && keptPlan(text)), text, values })
}

export async function execute(sql: string, bindings: Bindings = []) {
  const { rowCount } = await queryResult(sql, bindings)
  return rowCount ?? 0
}

export const exists = async (sql: string, bindings: Bindings = []) => (await execute(sql, bindings)) > 0

/** May fail without ending the transaction: sent with its savepoint, so that nothing comes between. Deadline in ms. */
export async function attemptRows<Row extends Record<string, unknown>>(
  { text, values }: { text: string; values: unknown[] },
  deadline: number
): Promise<Row[]> {
  const connection = await currentConnection()
  const saved = connection.query(`savepoint attempt; set local statement_timeout = ${deadline}`)
  const answer = connection.query<Row>(text, values)
  const back = connection.query('rollback to savepoint attempt')
  const [, result] = await Promise.allSettled([saved, answer, back])
  if (result.status === 'rejected') throw result.reason
  return result.value.rows
}

export async function lock(name: string, of: string | number = '') {
  await execute('select pg_advisory_xact_lock(hashtext(?), hashtext(?))', [name, String(of)])
}
