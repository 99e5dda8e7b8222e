import { createDatabase, withClient } from '#bin/support/database'
import { startPostgres } from '#bin/support/postgres'
import { hashOf } from '#bin/support/stamp'
import { type Env, environment, migratedDatabase, superuserOf, withBenchServer } from '#tests/bench/database'
import { type Size, fill } from '#tests/bench/pages/fill'
import { isSmoke } from '#tests/bench/smoke'

const SIZES: Record<'small' | 'full', Size> = isSmoke
  ? {
      small: { people: 200, trips: 200, claims: 200, entries: 200 },
      full: { people: 300, trips: 600, claims: 400, entries: 400 },
    }
  : {
      small: { people: 10_000, trips: 10_000, claims: 10_000, entries: 50_000 },
      full: { people: 100_000, trips: 1_000_000, claims: 300_000, entries: 5_000_000 },
    }
type Name = keyof typeof SIZES

const FOLDER = 'tmp/bench_pages'
const MIGRATED_BY = [
  'database/migrations',
  'database/baseline',
  'database/functions',
  'database/views',
  'database/policies.sql',
  'database/sight.sql',
  'database/reference',
  'tests/bench/pages/fill.ts',
]
const PRODUCTION = { NODE_ENV: 'production', STAFF_TWO_FACTOR: 'off' }

type Work = (small: Env, full: Env) => Promise<void>

/** Two databases that are kept from run to run; those of a smoke run are filled anew, which is what it is to prove. */
export const withFilledDatabases = (work: Work) => (isSmoke ? withNewOnes(work) : withKeptOnes(work))

const withNewOnes = (work: Work) =>
  withBenchServer(async (adminUrl) => {
    const small = await filled(adminUrl, 'small', `bench_small_${process.pid}`)
    const full = await filled(adminUrl, 'full', `bench_full_${process.pid}`)
    await work(small, full)
  })

async function withKeptOnes(work: Work) {
  const server = await startPostgres(FOLDER)
  try {
    await work(await kept(server.adminUrl, 'small'), await kept(server.adminUrl, 'full'))
  } finally {
    await server.stop()
  }
}

async function filled(adminUrl: string, size: Name, name: string) {
  const env = await migratedDatabase(adminUrl, name, PRODUCTION)
  await withClient(superuserOf(adminUrl, name), (client) => fill(client, SIZES[size]))
  return env
}

/** Made and filled when it is not there. Its name is final when it is full. */
async function kept(adminUrl: string, size: Name) {
  const final = `${size}_${hashOf(MIGRATED_BY).slice(0, 12)}`
  if (!(await dropAllBut(adminUrl, size, final))) {
    console.log(`Filling the ${size} database`)
    const draft = `${size}_draft`
    await filled(adminUrl, size, draft)
    await withClient(adminUrl, (client) => client.query(`alter database "${draft}" rename to "${final}"`))
  }
  const storage = { DRIVE_ROOT: `${process.cwd()}/${FOLDER}/storage` }
  const urls = await createDatabase(adminUrl, final, 'bench')
  return environment(urls, { ...PRODUCTION, ...storage })
}

/** Answers whether the final one is there. */
const dropAllBut = (adminUrl: string, size: Name, final: string) =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${size}_`]
    )
    for (const { datname } of rows) {
      if (datname !== final) await client.query(`drop database "${datname}" with (force)`)
    }
    return rows.some(({ datname }) => datname === final)
  })
