import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { generateCode } from '#bin/support/build'
import { createDatabase, withClient } from '#bin/support/database'
import { startPostgres } from '#bin/support/postgres'
import { EXAMPLE_SETTINGS } from '#config/example_account'
import { FOR_TESTS } from '#bin/support/testing/database'
import { run } from '#bin/support/run'
import { workerDatabase } from '#tests/support/database'

export type Env = Record<string, string>

/** What `bin/test` says where it runs the smoke sizes: a server with a migrated template, and a folder that goes with the run. */
const { TEST_ADMIN_URL, TEST_STORAGE } = process.env

export const FOLDER = TEST_STORAGE ? join(TEST_STORAGE, `bench_${process.pid}`) : resolve('tmp/bench')
export const APP_KEY = 'a key that only the bench knows...'

/**
 * Runs `work` on an empty, migrated database of its own; both, and all files below `FOLDER`, go afterwards. `superuser` is its
 * address for who fills it past triggers and keys.
 */
export const withBenchDatabase = (own: Env, work: (env: Env, superuser: string) => Promise<void>) =>
  withBenchServer(async (adminUrl) => {
    const name = `bench_${process.pid}`
    const env = await migratedDatabase(adminUrl, name, { NODE_ENV: 'test', ...own })
    await work(env, superuserOf(adminUrl, name))
  })

export async function withBenchServer(work: (adminUrl: string) => Promise<void>) {
  await mkdir(FOLDER, { recursive: true })
  const own = TEST_ADMIN_URL ? null : await startPostgres(join(FOLDER, 'postgres'))
  try {
    await work(own?.adminUrl ?? TEST_ADMIN_URL!)
  } finally {
    await own?.stop()
    await rm(FOLDER, { recursive: true, force: true })
  }
}

export async function migratedDatabase(adminUrl: string, name: string, own: Env) {
  if (TEST_ADMIN_URL) return environment(await workerDatabase(name), own)
  const env = environment(await createDatabase(adminUrl, name, 'bench'), own)
  await generateCode(env)
  // Because Adonis asks before it migrates in production.
  const migrate = ['ace', 'migration:run', '--force', '--connection=owner', '--no-schema-generate']
  await run('node', migrate, env)
  await withClient(superuserOf(adminUrl, name), (client) => client.query(FOR_TESTS))
  return env
}

export const superuserOf = (adminUrl: string, name: string) => adminUrl.replace(/\/postgres$/, `/${name}`)

export const environment = (urls: Env, own: Env): Env => ({
  ...urls,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  APP_URL: 'http://localhost',
  APP_KEY,
  ...EXAMPLE_SETTINGS,
  DRIVE_ROOT: join(FOLDER, 'storage'),
  ...own,
})
