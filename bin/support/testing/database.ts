import type pg from 'pg'
import { generateCode } from '../build.ts'
import { createDatabase, withClient } from '../database.ts'
import type { RunningPostgres } from '../postgres.ts'
import { run } from '../run.ts'
import { hashOf } from '../stamp.ts'

const TEMPLATE = 'fareback_template'

// Migrations, and what they read.
const MIGRATED_BY = [
  'package-lock.json',
  'database',
  'app/platform/schema',
  'app/platform/queue',
  'app/travel/trips/tariff_units.ts',
  'app/travel/trips/operators',
  'config/database.ts',
  'bin/support/database.ts',
]

type Env = Record<string, string>

/**
 * One migrated database that every worker of the tests copies. It is kept from run to run, and made anew when
 * a migration changed; what an earlier run left beside it goes.
 */
export async function migratedTemplate({ adminUrl }: RunningPostgres, env: Env): Promise<Env> {
  const hash = hashOf(MIGRATED_BY)
  const isCurrent = await withClient(adminUrl, (client) => dropAllBut(client, hash))
  const urls = await createDatabase(adminUrl, TEMPLATE, 'tests')
  // Commands of ours load the routes, and these what is made from them.
  await generateCode({ ...env, ...urls })
  if (!isCurrent) {
    const migrate = ['ace', 'migration:run', '--connection=owner']
    await run('node', migrate, { ...env, ...urls })
    await withClient(urls.DATABASE_URL, (client) => client.query(FOR_TESTS))
    await withClient(adminUrl, async (client) => {
      await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
      await client.query(`comment on database ${TEMPLATE} is '${hash}'`)
    })
  }
  return {
    ...urls,
    TEST_ADMIN_URL: adminUrl,
    TEST_DATABASE_URL: urls.DATABASE_URL,
    TEST_DATABASE_APP_URL: urls.DATABASE_APP_URL,
  }
}

/** Tests book on days of their own, and move money with a kind that the application cannot post, and about nothing in particular. */
export const FOR_TESTS = `
  update ledger_bounds set opened_on = '1999-01-01', days_ahead = 40000;
  update ledger_kinds set allowed = '{*}' where kind = 'adjustment';
  insert into ledger_subjects (kind, subject_type) select kind, 'test' from ledger_kinds;`

/** Leaves the template of these migrations and answers whether it is there. */
async function dropAllBut(client: pg.Client, hash: string) {
  const { rows } = await client.query<{ name: string; isCurrent: boolean }>(
    `select datname as name, datname = $1 and shobj_description(oid, 'pg_database') is not distinct from $2 as "isCurrent"
     from pg_database where datname not in ('postgres', 'template0', 'template1')`,
    [TEMPLATE, hash]
  )
  for (const { name } of rows.filter((one) => !one.isCurrent)) {
    await client.query(`alter database "${name}" with is_template false`)
    await client.query(`drop database "${name}" with (force)`)
  }
  return rows.some((one) => one.isCurrent)
}
