import { join } from 'node:path'
import { freePort } from '../../../bin/support/postgres.ts'
import { WORKER_FLAGS } from '../../../bin/support/worker_flags.ts'
import { run, start, waitFor } from '../../../bin/support/run.ts'
import { withClient } from '../../../bin/support/database.ts'

/** The built server and worker on a copy of the migrated template, as they run in production. */
export default async function startFareback() {
  const { TEST_ADMIN_URL, TEST_DATABASE_URL, TEST_DATABASE_APP_URL, TEST_STORAGE } = process.env
  if (!TEST_ADMIN_URL)
    throw new Error('Run the browser tests through bin/test --only build,browser')

  const name = `browser_${process.pid}`
  await withClient(TEST_ADMIN_URL, (client) =>
    client.query(`create database "${name}" template fareback_template owner fareback_owner`)
  )
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    APP_KEY: 'a key that only the tests know....',
    APP_URL: `http://localhost:${port}`,
    STAFF_TWO_FACTOR: 'off',
    DATABASE_URL: named(TEST_DATABASE_URL!, name),
    DATABASE_APP_URL: named(TEST_DATABASE_APP_URL!, name),
    DRIVE_ROOT: join(TEST_STORAGE!, name),
  }
  await run('node', ['--import=@poppinss/ts-exec', 'tests/e2e/support/create_people.ts'], env)

  const web = start('node', ['bin/server.js'], env, 'build')
  const worker = start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, 'build')
  await waitFor(`http://127.0.0.1:${port}/login`, web)
  process.env.FAREBACK_URL = `http://localhost:${port}`
  process.env.FAREBACK_ENV = JSON.stringify(env)

  return async () => {
    await Promise.all([web.stop(), worker.stop()])
  }
}

/** Another web server on the same database, with other settings; for tests of what is off by default. */
export async function startBeside(settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...JSON.parse(process.env.FAREBACK_ENV!), PORT: String(port), APP_URL: url }
  const web = start('node', ['bin/server.js'], { ...env, ...settings }, 'build')
  await waitFor(`http://127.0.0.1:${port}/login`, web)
  return { url, stop: web.stop }
}

function named(url: string, database: string) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
