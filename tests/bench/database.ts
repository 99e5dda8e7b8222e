import { rm } from 'node:fs/promises'
import { generateCode } from '#bin/support/build'
import { createDatabase } from '#bin/support/database'
import { startPostgres } from '#bin/support/postgres'
import { EXAMPLE_ACCOUNT } from '#config/example_account'
import { run } from '#bin/support/run'

export type Env = Record<string, string>

export const FOLDER = 'tmp/bench'
export const APP_KEY = 'a key that only the bench knows...'

/**
 * Runs `work` on an empty, migrated database of its own; both, and all files below `FOLDER`, go afterwards. `superuser` is its
 * address for who fills it past triggers and keys.
 */
export async function withBenchDatabase(
  own: Env,
  work: (env: Env, superuser: string) => Promise<void>
) {
  const server = await startPostgres(`${FOLDER}/postgres`)
  try {
    const name = `bench_${process.pid}`
    const urls = await createDatabase(server.adminUrl, name, 'bench')
    const env = environment(urls, { NODE_ENV: 'test', ...own })
    await generateCode(env)
    await migrate(env)
    await work(env, server.adminUrl.replace(/\/postgres$/, `/${name}`))
  } finally {
    await server.stop()
    await rm(FOLDER, { recursive: true, force: true })
  }
}

export const environment = (urls: Env, own: Env): Env => ({
  ...urls,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  APP_URL: 'http://localhost',
  APP_KEY,
  ...EXAMPLE_ACCOUNT,
  DRIVE_ROOT: `${process.cwd()}/${FOLDER}/storage`,
  ...own,
})

/** `force`, because Adonis asks before it migrates in production. */
export const migrate = (env: Env) =>
  run(
    'node',
    ['ace', 'migration:run', '--force', '--connection=owner', '--no-schema-generate'],
    env
  )
