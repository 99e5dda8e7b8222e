import { currentConnection } from '#app/platform/shared/tenancy'

let cursors = 0

/** Reads through a database cursor. Needs a scope. */
export async function* streamRows<Row>(sql: string, values: unknown[], perPage = 2_000): AsyncGenerator<Row[]> {
  const connection = await currentConnection()
  const name = `pages_${++cursors}`
  await connection.query(`declare ${name} no scroll cursor for ${sql}`, values)
  for (;;) {
    const { rows } = await connection.query(`fetch ${perPage} from ${name}`)
    if (rows.length > 0) yield rows as Row[]
    if (rows.length < perPage) break
  }
  await connection.query(`close ${name}`)
}
