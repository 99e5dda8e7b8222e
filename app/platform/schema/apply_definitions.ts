import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { inTransaction } from '#app/platform/schema/in_transaction'

/** policies.sql calls sight.sql, and revokes the grants of views, which make them again. Views may call functions. */
const DEFINITIONS = ['sight.sql', 'policies.sql', 'functions/**/*.sql', 'views/*.sql']

/** The role of the application, which differs from server to server. */
const APPLICATION = ':application'

/** Does nothing where neither definitions nor migrations changed; a migration drops what is no longer defined. */
export async function applyDefinitions(client: pg.Client, folder: string, application: string) {
  const files = DEFINITIONS.flatMap((pattern) => globSync(pattern, { cwd: folder }).sort())
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(APPLICATION, () => application))

  await inTransaction(client, async () => {
    await client.query(`create table if not exists schema_definitions (hash text not null)`)
    const { rows } = await client.query<{ hash: string | null; migrations: string }>(
      `select (select hash from schema_definitions), (select string_agg(name, ',' order by id) from adonis_schema) as migrations`
    )
    const hash = createHash('sha256')
      .update([rows[0].migrations, ...texts].join('\0'))
      .digest('hex')
    if (hash === rows[0].hash) return

    // Their bodies name each other, in no order.
    await client.query('set local check_function_bodies = off')
    for (const [index, text] of texts.entries()) await apply(client, files[index], text)
    await client.query('delete from schema_definitions')
    await client.query('insert into schema_definitions (hash) values ($1)', [hash])
  })
}

async function apply(client: pg.Client, file: string, text: string) {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`database/${file}: ${(error as Error).message}`, { cause: error })
  }
}
