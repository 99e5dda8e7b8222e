import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, withClient } from '#bin/support/database'
import { type RunningPostgres, freePort, startPostgres } from '#bin/support/postgres'
import { run, start } from '#bin/support/run'
import { FOR_TESTS } from '#bin/support/testing/database'
import { Supervisor } from '#bin/support/supervise'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { eventually } from '#tests/support/eventually'
import { CLAIMS_EACH, Scenarios } from '#tests/support/scenarios'
import { TcpProxy } from '#tests/support/tcp_proxy'
import { isLong } from '#tests/support/long'

/*
  The demo's processes on ports of their own, kept by the demo's supervisor and killed by the ids that it knows. The
  short form kills each once; `npm run test:faults` goes on for many rounds, at random moments.
*/
const ROUNDS = isLong ? 25 : 1
/** Where a letter is when its worker is killed; the short form takes the one with most half done. */
const LETTER_STEPS = isLong ? ['reading', 'writing', 'mailing', 'moving', 'told'] : ['moving']
const LETTER_CLAIMS = isLong ? 200 : 20
/**
 * Until what was killed answers again. The short form goes on beside other tests, which decide how long it takes there; the long
 * form has the machine for itself.
 */
const SECONDS = isLong
  ? { start: 40, web: 10, worker: 10, database: 10, cutLine: 5, silentPusher: 8, abandonedJob: 75 }
  : { start: 60, web: 60, worker: 60, database: 60, cutLine: 60, silentPusher: 30, abandonedJob: 150 }

const lines: string[] = []
const supervisor = new Supervisor((line) => lines.push(line))
let folder: string
let postgres: RunningPostgres
let proxy: TcpProxy
let env: Record<string, string>
let url: string
let scenarios: Scenarios

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fareback-faults-'))
  // PostgreSQL runs as a user of its own where the tests run as root.
  await chmod(folder, 0o755)
  postgres = await startPostgres(join(folder, 'postgres'))
  const urls = await createDatabase(postgres.adminUrl, 'fareback', 'faults')
  proxy = await TcpProxy.to(postgres.port)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    APP_URL: url,
    APP_KEY: 'a key that only the tests know....',
    STAFF_TWO_FACTOR: 'off',
    MAIL_TRANSPORT: 'stored',
    MAIL_ACCEPTANCE: 'stub',
    DRIVE_ROOT: join(folder, 'storage'),
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: urls.DATABASE_URL,
    DATABASE_APP_URL: urls.DATABASE_APP_URL.replace(`:${postgres.port}/`, `:${proxy.port}/`),
  }
  await run('node', ['ace.js', 'migration:run', '--connection=owner', '--no-schema-generate'], env, 'build')
  await withClient(urls.DATABASE_URL, (client) => client.query(FOR_TESTS))

  supervisor.keep('PostgreSQL', postgres, () => startPostgres(join(folder, 'postgres'), { port: postgres.port }))
  const worker = () => start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, { cwd: 'build' })
  const web = () => start('node', ['bin/server.js'], env, { cwd: 'build' })
  supervisor.keep('worker', worker(), worker)
  supervisor.keep('web', web(), web)
  scenarios = await Scenarios.started(env)
  await eventually(answers, SECONDS.start)
}, 180_000)

afterAll(async () => {
  scenarios?.stop()
  await supervisor.stop()
  await proxy?.close()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** The id of the worker; the one before may just have been killed. */
async function livingWorker() {
  await eventually(() => process.kill(supervisor.pid('worker')!, 0), SECONDS.worker)
  return String(supervisor.pid('worker'))
}

const kill = (name: string) => process.kill(supervisor.pid(name)!, 'SIGKILL')

/** Seconds until it holds. */
async function secondsUntil(check: () => Promise<unknown>, most: number) {
  const began = performance.now()
  await eventually(check, most)
  return (performance.now() - began) / 1000
}

const answers = async () => expect((await fetch(`${url}/login`)).status).toBe(200)

const times: Record<string, number[]> = {}
const note = (what: string, seconds: number) => (times[what] ??= []).push(seconds)

describe('what is killed comes back without a hand', () => {
  test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
    'round %i',
    async () => {
      kill('web')
      note('web', await secondsUntil(answers, SECONDS.web))

      kill('PostgreSQL')
      const known = lines.length
      await eventually(() => expect(lines.slice(known).join()).toContain('PostgreSQL ended'), SECONDS.database)
      note('database', await secondsUntil(answers, SECONDS.database))
    },
    240_000
  )

  test('a worker that is killed in the middle of two jobs, and these jobs', async () => {
    for (let round = 0; round < Math.min(ROUNDS, 6); round++) {
      const worker = await livingWorker()
      const { seconds } = await scenarios.play<{ seconds: number }>('abandon', '8000', worker)
      note('abandoned job', seconds)
      expect(seconds).toBeLessThan(SECONDS.abandonedJob)
    }
  }, 600_000)

  test.each(LETTER_STEPS)(
    'a worker that is killed in the middle of a letter of many claims: %s',
    async (step) => {
      const worker = await livingWorker()
      const people = Math.ceil(LETTER_CLAIMS / CLAIMS_EACH)
      expect(await scenarios.play('send-letter', step, String(LETTER_CLAIMS), worker)).toEqual({
        letters: 1,
        inIt: LETTER_CLAIMS,
        people,
        mails: { claims_submitted: people, letter: 1 },
        sameEvidence: true,
        sameLetter: true,
      })
    },
    200_000
  )

  test.each(['booking', 'matching', 'sealing'])(
    'a worker that is killed in the middle of a day of the bank: %s',
    { tags: ['long'], timeout: 300_000 },
    async (step) => {
      const worker = await livingWorker()
      const { payments, paid, ...rest } = await scenarios.play<{ payments: number; paid: number }>(
        'bank-day',
        step,
        worker
      )
      expect(rest).toEqual({ lines: 200, debits: 1, faults: [] })
      expect(paid).toBe(payments)
    }
  )

  test('the database in the middle of payouts and their release, claims, statements, imports, matches and a seal, which happen once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { lines: ids } = await scenarios.play<{ lines: number[] }>('lines-with-matches')
      const moving = scenarios.play<{ done: boolean }>('move-money')
      const filing = scenarios.play<{ filed: number }>('file-claims')
      const importing = scenarios.play<{ booked: number }>('import-statements')
      const accepting = scenarios.play('accept-together', ...ids.map(String))
      const sealing = scenarios.play('seal-ledger')
      await delay(300 + Math.random() * 1_200)
      kill('PostgreSQL')
      expect((await moving).done).toBe(true)
      expect((await filing).filed).toBeGreaterThan(0)
      expect((await importing).booked).toBe(600)
      expect(await accepting).toEqual({ open: 0, matches: 40, lines: 40 })
      expect(await sealing).toEqual({ unsealed: 0 })
    }
    await scenarios.play('invariants')
  }, 900_000)
})

describe('a line to the database', () => {
  test('that is slow makes pages slow, and none fail', async () => {
    proxy.delay = 20
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await fetch(`${url}/login`)).status))
    proxy.delay = 0
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 30_000)

  test('that is cut is there again with the next request, or the one after', async () => {
    proxy.cut()
    note('cut line', await secondsUntil(answers, SECONDS.cutLine))
  }, 90_000)

  test('that falls silent ends a request within ten seconds, and recovers', async () => {
    await answers()
    proxy.isSilent = true
    const began = performance.now()
    const { status } = await fetch(`${url}/login`)
    const seconds = (performance.now() - began) / 1000
    proxy.isSilent = false
    proxy.cut()
    expect(status).toBe(503)
    // The timeout of the pool and that of the statement, and a page in 503.
    expect(seconds).toBeLessThan(SECONDS.web + 10)
    note('silent line', seconds)
    await eventually(answers, SECONDS.database)
  }, 180_000)
})

describe('a line to Pusher', () => {
  let line: TcpProxy

  beforeAll(async () => {
    line = await TcpProxy.to(Number(new URL(url).port))
  })
  afterAll(() => line.close())

  test('that falls silent holds nobody up for longer than its timeout', async () => {
    line.isSilent = true
    const { seconds } = await scenarios.play<{ seconds: number }>('tell-pusher', String(line.port))
    expect(seconds).toBeGreaterThan(4)
    expect(seconds).toBeLessThan(SECONDS.silentPusher)
  }, 60_000)

  test('that is not there fails nothing', async () => {
    const port = String(await freePort())
    expect(await scenarios.play('tell-pusher', port)).toHaveProperty('seconds')
  }, 30_000)
})

test('how long each took', () => {
  const worst = Object.fromEntries(
    Object.entries(times).map(([what, seconds]) => [what, `${Math.max(...seconds).toFixed(1)} s`])
  )
  console.log('slowest recovery:', worst)
  expect(Object.keys(times)).toContain('abandoned job')
})
