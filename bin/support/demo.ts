import { rmSync } from 'node:fs'
import { build } from './build.ts'
import { withClient } from './database.ts'
import { database, refuseFullDisk, refuseUsedPort, secretIn } from './environment.ts'
import { WORKER_FLAGS } from './worker_flags.ts'
import { CommandFailed, run, start, waitFor } from './run.ts'
import { bold, giveUp, say, step } from './say.ts'

const FOLDER = 'tmp/demo'
const PASSWORD = 'fareback-demo'
const ACCOUNTS = [
  ['traveller', 'uploads trips, sends claims, gets paid'],
  ['manager', 'manages an organisation; signs in at /t/waterland-ingenieurs/login'],
  ['agent', 'staff: reviews claims, reads the mails that were sent'],
  ['finance', 'staff: refunds and payouts'],
  ['owner', 'staff: everything'],
]

const port = Number(process.env.PORT ?? 3333)
const stops: (() => Promise<unknown>)[] = []
let stopping = false

async function demo() {
  say(`\n${bold('Fareback')} demo\n`)
  if (process.argv.includes('--reset')) rmSync(FOLDER, { recursive: true, force: true })
  await refuseUsedPort(port)
  refuseFullDisk(1_000_000_000)

  const secret = secretIn(FOLDER, 'app_key')
  const { urls, server } = await step('Starting PostgreSQL', () =>
    database(`${FOLDER}/postgres`, 'fareback', secret)
  )
  if (server) stops.unshift(server.stop)

  const env = {
    NODE_ENV: 'production',
    HOST: process.env.HOST ?? '0.0.0.0',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    APP_KEY: secret,
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    // No one should need a phone to try the demo; every staff page says so.
    STAFF_TWO_FACTOR: 'off',
    DRIVE_ROOT: `${process.cwd()}/${FOLDER}/storage`,
    ...urls,
  }
  await step('Building', () => build(env))
  await step('Migrating', () =>
    ace(['migration:run', '--force', '--connection=owner', '--no-schema-generate'], env)
  )
  if (await isEmpty(urls.DATABASE_URL)) {
    await step('Seeding 18 months of travel (once)', () =>
      // What people were told in those months reached them then.
      ace(['demo:seed'], { ...env, MAIL_TRANSPORT: 'stored' })
    )
  }

  const web = start('node', ['bin/server.js'], env, 'build')
  const worker = start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, 'build')
  stops.unshift(web.stop, worker.stop)
  for (const program of [web, worker]) {
    program.child.once(
      'exit',
      () => void (stopping || fail(new CommandFailed('Fareback', program.output())))
    )
  }
  await step('Starting web and worker', () => waitFor(`http://127.0.0.1:${port}/login`, web))

  say(`\n  ${bold(env.APP_URL)}\n\n  Sign in with password ${bold(PASSWORD)} as`)
  for (const [name, what] of ACCOUNTS) say(`    ${`${name}@fareback.test`.padEnd(26)}${what}`)
  say('\n  Ctrl-C stops everything; the data stays. bin/demo --reset starts afresh.\n')
}

const ace = (args: string[], env: Record<string, string>) =>
  run('node', ['ace.js', ...args], env, 'build')

async function isEmpty(url: string) {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from users limit 1')
    return rowCount === 0
  })
}

async function stopAll() {
  if (stopping) return
  stopping = true
  for (const stop of stops) await stop().catch(() => {})
}

async function fail(error: unknown) {
  await stopAll()
  if (error instanceof CommandFailed) {
    if (error.output.includes('ENOSPC')) giveUp('The disk is full: free 1 GB and run this again.')
    giveUp(error.message)
  }
  throw error
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopAll().then(() => process.exit(0)))
}
demo().catch(fail)
