import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { build, generateCode } from '#bin/support/build'
import { createDatabase, withClient } from '#bin/support/database'
import { startPostgres } from '#bin/support/postgres'
import { hashOf } from '#bin/support/stamp'
import { type Env, environment, migrate } from '#tests/bench/database'
import { Browser, STAFF } from '#tests/bench/pages/browser'
import { type Size, fill } from '#tests/bench/pages/fill'
import type { FromPeer } from '#tests/bench/pages/peer'
import type { FromWeb, Path } from '#tests/bench/pages/web'

/**
 * Each staff list and page with ten thousand rows and with a million: statements and round trips to the database, and the
 * time in the server. Then the claims list beside a plain server that answers the same rows and counts. The databases are
 * kept from run to run, until a migration changes. `npm run bench:pages -- claims` measures what has that in its name.
 */
const SIZES: Record<string, Size> = {
  small: { people: 10_000, trips: 10_000, claims: 10_000, entries: 50_000 },
  full: { people: 100_000, trips: 1_000_000, claims: 300_000, entries: 5_000_000 },
}
const VISITS = 40
const BARS = { p50: 25, growth: 1.5, statements: 6, roundTrips: 4, rate: 0.6, cpu: 3 }
const MIGRATED_BY = ['database/migrations', 'database/reference', 'database/walls.ts', 'tests/bench/pages/fill.ts'] // prettier-ignore

/** What runs with the built server, as it runs in production. */
const IN_BUILD = [
  'bench/pages/web',
  'bench/pages/paths',
  'bench/pages/browser',
  'support/count_statements',
]

const FROM_SOURCE: ForkOptions = { execArgv: ['--import=@poppinss/ts-exec'] }

const wanted = process.argv[2] ?? ''
const children: ChildProcess[] = []
const server = await startPostgres('tmp/bench_pages')
try {
  const stamp = hashOf(MIGRATED_BY).slice(0, 12)
  const small = await databaseOf('small', stamp)
  const full = await databaseOf('full', stamp)
  await build(small)
  for (const file of IN_BUILD) compile(`tests/${file}.ts`)

  const [ours, large] = [await beginWeb(small), await beginWeb(full)]
  console.log(`\n${'page'.padEnd(38)} statements  trips   small p50/p99     full p50/p99   growth`)
  let failed = 0
  for (const [at, { label, path }] of ours.paths.entries()) {
    if (wanted === 'peer' || !label.includes(wanted)) continue
    const [few, many] = await measure(ours, large, path, large.paths[at].path)
    failed += line(label, few, many)
  }
  console.log(
    `\n${failed} above a bar (p50 at most ${BARS.p50} ms, ${BARS.growth}x the small one, ${BARS.statements} statements, ${BARS.roundTrips} round trips)`
  )
  if (!wanted || 'peer'.includes(wanted)) await beside(ours, small)
} finally {
  for (const child of children) child.kill('SIGKILL')
  await server.stop()
}

type Web = { child: ChildProcess; paths: Path[]; browser: Browser }
type Figures = { statements: number; roundTrips: number; p50: number; p99: number; cpuMs: number }

/** A database of that size; made and filled when it is not there. Its name is final when it is full. */
async function databaseOf(name: string, stamp: string): Promise<Env> {
  const [draft, final] = [`${name}_draft`, `${name}_${stamp}`]
  const isThere = await withClient(server.adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${name}_`]
    )
    for (const { datname } of rows) {
      if (datname !== final) await client.query(`drop database "${datname}" with (force)`)
    }
    return rows.some(({ datname }) => datname === final)
  })
  if (!isThere) {
    console.log(`Filling the ${name} database`)
    const env = environmentOf(await createDatabase(server.adminUrl, draft, 'bench'))
    await generateCode(env)
    await migrate(env)
    const inDraft = server.adminUrl.replace(/\/postgres$/, `/${draft}`)
    await withClient(inDraft, (client) => fill(client, SIZES[name]))
    await withClient(server.adminUrl, (client) =>
      client.query(`alter database "${draft}" rename to "${final}"`)
    )
  }
  return environmentOf(await createDatabase(server.adminUrl, final, 'bench'))
}

function environmentOf(urls: Env) {
  return environment(urls, {
    NODE_ENV: 'production',
    STAFF_TWO_FACTOR: 'off',
    DRIVE_ROOT: `${process.cwd()}/tmp/bench_pages/storage`,
  })
}

async function beginWeb(env: Env): Promise<Web> {
  const child = begin('tests/bench/pages/web.js', env, { cwd: 'build', execArgv: [] })
  const { port, paths } = await hear<FromWeb & { kind: 'listens' }>(child, 'listens')
  const browser = new Browser(port)
  await browser.signIn(STAFF)
  return { child, paths, browser }
}

function begin(file: string, env: Env, options = FROM_SOURCE) {
  const child = fork(file, { ...options, env: { ...process.env, ...env } })
  children.push(child)
  return child
}

/** Into the build, where its imports are found. */
function compile(file: string) {
  const target = `build/${file.replace(/\.ts$/, '.js')}`
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, outputText)
}

async function hear<Message extends { kind: string }>(child: ChildProcess, kind: string) {
  for (;;) {
    const listening = new AbortController()
    const { signal } = listening
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('A process ended before it was done')
    })
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message]
    ended.catch(() => {})
    listening.abort()
    if (message.kind === kind) return message
  }
}

/** Turn by turn, so that whatever else the machine does is met by both. */
async function measure(small: Web, full: Web, path: string, sameInFull: string) {
  for (let at = 0; at < 8; at++)
    await Promise.all([small.browser.page(path), full.browser.page(sameInFull)])
  await Promise.all([figuresOf(small), figuresOf(full)])
  for (let at = 0; at < VISITS; at++) {
    await small.browser.page(path)
    await full.browser.page(sameInFull)
  }
  return [await figuresOf(small), await figuresOf(full)]
}

async function figuresOf({ child }: Web): Promise<Figures> {
  const answer = hear<FromWeb & { kind: 'figures' }>(child, 'figures')
  child.send('figures')
  const { times, statements, roundTrips, cpuMs } = await answer
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const each = Math.max(times.length, 1)
  return {
    statements: statements / each,
    roundTrips: roundTrips / each,
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: cpuMs / each,
  }
}

function line(label: string, few: Figures, many: Figures) {
  const growth = many.p50 / few.p50
  const isAbove =
    many.p50 > BARS.p50 ||
    growth > BARS.growth ||
    // On average: a list that reads its operators again after ten seconds asks once more.
    Math.round(many.statements) > BARS.statements ||
    Math.round(many.roundTrips) > BARS.roundTrips
  const ms = ({ p50, p99 }: Figures) =>
    `${p50.toFixed(1).padStart(8)} /${p99.toFixed(1).padStart(6)}`
  console.log(
    `${label.padEnd(38)}${many.statements.toFixed(1).padStart(9)}${many.roundTrips.toFixed(1).padStart(9)}` +
      `${ms(few)}${ms(many)}${growth.toFixed(2).padStart(8)}x${isAbove ? '  above' : ''}`
  )
  return isAbove ? 1 : 0
}

/** Requests a second and CPU for each, of ours and of the plain server, in rounds that alternate. */
async function beside(ours: Web, env: Env) {
  const peer = begin('tests/bench/pages/peer.ts', env)
  const { port } = await hear<FromPeer & { kind: 'listens' }>(peer, 'listens')
  const plain = new Browser(port)
  const rates: [number, number][] = []
  const costs: [number, number][] = []
  // Until the compiler of the engine has nothing left to do.
  await rush(() => ours.browser.page('/admin/claims'), 15)
  await rush(() => plain.page('/claims'), 5)
  for (let round = 0; round < 3; round++) {
    await figuresOf(ours)
    const rate = await rush(() => ours.browser.page('/admin/claims'), 6)
    const { cpuMs } = await figuresOf(ours)
    await cpuOf(peer)
    const limit = await rush(() => plain.page('/claims'), 6)
    rates.push([rate, limit])
    costs.push([cpuMs, (await cpuOf(peer)) / (limit * 6)])
  }
  const [rate, limit] = median(rates)
  const [cost, least] = median(costs)
  console.log(
    `\nthe claims list: ${rate.toFixed(0)} requests/s, ${cost.toFixed(2)} ms of CPU each` +
      `\na plain server:  ${limit.toFixed(0)} requests/s, ${least.toFixed(2)} ms of CPU each` +
      `\n${(rate / limit).toFixed(2)}x its rate (bar: at least ${BARS.rate}x), ${(cost / least).toFixed(1)}x its CPU (bar: at most ${BARS.cpu}x)`
  )
}

/** Eight at a time for so many seconds; requests a second. */
async function rush(visit: () => Promise<unknown>, seconds: number) {
  const until = performance.now() + seconds * 1_000
  let done = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) {
        await visit()
        done++
      }
    })
  )
  return done / seconds
}

async function cpuOf(peer: ChildProcess) {
  const answer = hear<FromPeer & { kind: 'figures' }>(peer, 'figures')
  peer.send('figures')
  return (await answer).cpuMs
}

/** The round whose ratio is in the middle. */
function median(rounds: [number, number][]) {
  const sorted = rounds.sort((one, other) => one[0] / one[1] - other[0] / other[1])
  return sorted[Math.floor(sorted.length / 2)]
}
