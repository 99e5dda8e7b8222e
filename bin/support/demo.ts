import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { EXAMPLE_SETTINGS } from '../../config/example_account.ts'
import { build } from './build.ts'
import { isEmpty } from './database.ts'
import { database, olderDatabase, persistentSecret, refuseFullDisk, refuseUsedPort } from './environment.ts'
import { WORKER_FLAGS } from './worker_flags.ts'
import { startPostgres } from './postgres.ts'
import { ENDING_SIGNALS, endInTime } from './deadline.ts'
import { CommandFailed, endPrograms, run, start, waitFor } from './run.ts'
import { bold, abort, say, step } from './output.ts'
import { Supervisor } from './supervise.ts'

const FOLDER = process.env.DEMO_FOLDER ?? 'tmp/demo'
/** Holds the process that seeds the demo, and stands only meanwhile. */
const SEEDING = `${FOLDER}/seeding`
const PASSWORD = 'fareback-demo'
const ACCOUNTS = [
  ['traveller', 'uploads trips, sends claims, gets paid'],
  ['manager', 'manages an organisation; signs in at /t/waterland-ingenieurs/login'],
  ['agent', 'staff: reviews claims, reads the mails that were sent'],
  ['finance', 'staff: refunds and payouts'],
  ['owner', 'staff: everything'],
  ['second.owner', 'staff: approves what the other owner may not alone'],
]

const port = Number(process.env.PORT ?? 3333)
const supervisor = new Supervisor((line) => say(`  ${clock()}  ${line}`))

async function demo() {
  say(`\n${bold('Fareback')} demo\n`)
  const seeds = whoSeeds()
  if (seeds === 'running') abort('Another process is seeding the demo of this folder.')
  if (seeds === 'ended') say('  The last one was not seeded to its end: starting afresh.')
  if (process.argv.includes('--reset') || seeds === 'ended') rmSync(FOLDER, { recursive: true, force: true })
  await refuseUsedPort(port)
  refuseFullDisk(1_000_000_000)

  const secret = persistentSecret(FOLDER, 'app_key')
  const { urls, server } = await step('Starting PostgreSQL', () => database(`${FOLDER}/postgres`, 'fareback', secret))
  if (server) {
    // First: it is stopped last. On the port that web and worker know, with the data it had.
    supervisor.keep('PostgreSQL', server, () => startPostgres(`${FOLDER}/postgres`, { port: server.port }))
  }

  const problem = await olderDatabase(urls, FOLDER, 'bin/demo --reset')
  if (problem) {
    await supervisor.stop()
    abort(problem)
  }

  const env = {
    NODE_ENV: 'production',
    MAIL_ACCEPTANCE: 'stub',
    HOST: process.env.HOST ?? '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'info',
    APP_KEY: secret,
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    // No one should need a phone to try the demo; every staff page says so.
    STAFF_TWO_FACTOR: 'off',
    // Nor a mailbox: the links of travellers' mails are clicked in the admin panel.
    MAIL_LINKS: 'shown',
    PAYEE_VERIFICATION: 'stub',
    ...EXAMPLE_SETTINGS,
    DRIVE_ROOT: `${process.cwd()}/${FOLDER}/storage`,
    ...urls,
  }
  await step('Building', () => build(env))
  await step('Migrating', () => ace(['migration:run', '--force', '--connection=owner', '--no-schema-generate'], env))
  if (!process.argv.includes('--empty') && (await isEmpty(urls.DATABASE_URL))) {
    writeFileSync(SEEDING, String(process.pid))
    await step('Seeding 18 months of travel (once)', () =>
      // What people were told in those months reached them then.
      ace(['demo:seed'], { ...env, MAIL_TRANSPORT: 'stored' })
    )
    rmSync(SEEDING)
  }

  const place = (name: string) => ({ cwd: 'build', log: `${FOLDER}/logs/${name}.log` })
  const startWeb = () => start('node', ['bin/server.js'], env, place('web'))
  const startWorker = () => start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, place('worker'))
  await step('Starting web and worker', async () => {
    supervisor.keep('worker', startWorker(), startWorker)
    const web = startWeb()
    supervisor.keep('web', web, startWeb)
    await waitFor(`http://127.0.0.1:${port}/login`, web)
  })

  say(`\n  ${bold(env.APP_URL)}\n\n  Sign in with password ${bold(PASSWORD)} as`)
  for (const [name, what] of ACCOUNTS) say(`    ${`${name}@fareback.test`.padEnd(28)}${what}`)
  say('\n  Ctrl-C stops everything; the data stays. bin/demo --reset starts afresh.')
  say('  What ends by itself is started again, and said here.')
  say(`  An error page names a reference; ${FOLDER}/logs has the lines of it.\n`)
}

function whoSeeds() {
  let pid: number
  try {
    pid = Number(readFileSync(SEEDING, 'utf8'))
  } catch {
    return 'nobody'
  }
  try {
    process.kill(pid, 0)
    return 'running'
  } catch {
    return 'ended'
  }
}

const clock = () => new Date().toTimeString().slice(0, 8)

const ace = (args: string[], env: Record<string, string>) => run('node', ['ace.js', ...args], env, 'build')

let isEnding = false

async function fail(error: unknown) {
  // A step that was ended with us did not fail.
  if (isEnding) return
  await supervisor.stop()
  if (error instanceof CommandFailed) {
    if (error.output.includes('ENOSPC')) abort('The disk is full: free 1 GB and run this again.')
    abort(error.message)
  }
  throw error
}

endInTime()
for (const signal of ENDING_SIGNALS) {
  process.on(signal, () => {
    isEnding = true
    endPrograms()
    void supervisor.stop().then(() => process.exit(0))
  })
}
demo().catch(fail)
