import { join } from 'node:path'
import { EXAMPLE_SETTINGS } from '../../../config/example_account.ts'
import { freePort } from '../../../bin/support/postgres.ts'
import { WORKER_FLAGS } from '../../../bin/support/worker_flags.ts'
import { run, start, waitFor } from '../../../bin/support/run.ts'
import { withClient } from '../../../bin/support/database.ts'
import { Mailbox } from '../../support/mailbox.js'

const PEOPLED = 'browser_people'

/** Before all tests: a copy of the migrated template with the people whom they sign in as. */
export default async function createPeople() {
  if (!process.env.TEST_ADMIN_URL) throw new Error('Run the browser tests through bin/test --only build,browser')
  await copyDatabase('fareback_template', PEOPLED)
  const people = ['--import=./tests/support/typescript.ts', 'tests/e2e/support/create_people.ts']
  await run('node', people, await environmentOf(PEOPLED))
}

/**
 * The built server and worker as they run in production, on a database of their own with those people: one for
 * each of Playwright's workers. What else a test needs of them it finds in the environment.
 */
export async function startFareback() {
  const name = `browser_${process.pid}`
  await copyDatabase(PEOPLED, name)
  const mailbox = new Mailbox()
  const env = {
    ...(await environmentOf(name)),
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: 'Fareback <help@fareback.example>',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(await mailbox.open()),
  }
  const web = start('node', ['bin/server.js'], env, { cwd: 'build' })
  const worker = start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, { cwd: 'build' })
  await waitFor(`http://127.0.0.1:${env.PORT}/login`, web)
  process.env.FAREBACK_URL = env.APP_URL
  process.env.FAREBACK_ENV = JSON.stringify(env)
  return {
    url: env.APP_URL,
    mailbox,
    stop: async () => {
      try {
        refuseEnded({ web, worker })
      } finally {
        await Promise.all([web.stop(), worker.stop()])
        await mailbox.close()
      }
    },
  }
}

/** A process that ended by itself fails the tests, with what it said last. */
function refuseEnded(programs: Record<string, ReturnType<typeof start>>) {
  for (const [name, { child, output }] of Object.entries(programs)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The ${name} ended (${child.signalCode ?? child.exitCode}): ${output()}`)
  }
}

/** Another web server on the same database, with other settings; for tests of what is off by default. */
export async function startBeside(settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...JSON.parse(process.env.FAREBACK_ENV!), PORT: String(port), APP_URL: url }
  const web = start('node', ['bin/server.js'], { ...env, ...settings }, { cwd: 'build' })
  await waitFor(`http://127.0.0.1:${port}/login`, web)
  return { url, stop: web.stop }
}

const copyDatabase = (template: string, name: string) =>
  withClient(process.env.TEST_ADMIN_URL!, (client) =>
    client.query(`create database "${name}" template "${template}" owner fareback_owner`)
  )

async function environmentOf(database: string) {
  const port = await freePort()
  const { TEST_DATABASE_URL, TEST_DATABASE_APP_URL, TEST_STORAGE } = process.env
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    APP_KEY: 'a key that only the tests know....',
    APP_URL: `http://localhost:${port}`,
    STAFF_TWO_FACTOR: 'off',
    ...EXAMPLE_SETTINGS,
    DATABASE_URL: named(TEST_DATABASE_URL!, database),
    DATABASE_APP_URL: named(TEST_DATABASE_APP_URL!, database),
    DRIVE_ROOT: join(TEST_STORAGE!, database),
  }
}

function named(url: string, database: string) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
