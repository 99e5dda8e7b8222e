import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { build } from '#bin/support/build'
import type { Env } from '#tests/bench/database'
import { hear } from '#tests/bench/hear'
import { Browser, STAFF } from '#tests/bench/pages/browser'
import { withFilledDatabases } from '#tests/bench/pages/databases'
import type { FromPeer } from '#tests/bench/pages/peer'
import type { FromWeb, Path } from '#tests/bench/pages/web'
import { isSmoke } from '#tests/bench/smoke'

/**
 * Each staff list and page with ten thousand rows and with a million: statements and round trips to the database, and the
 * time in the server. Then the claims list beside a plain server that answers the same rows and counts. The databases are
 * kept from run to run, until a migration changes. `npm run bench:pages -- claims` measures what has that in its name.
 */
const VISITS = isSmoke ? { warm: 0, counted: 1 } : { warm: 8, counted: 40 }
/** Seconds; `warm` until the compiler of the engine has nothing left to do. */
const RUSHES = isSmoke
  ? { rounds: 1, each: 0.5, warm: 0.2, warmPeer: 0.2 }
  : { rounds: 3, each: 6, warm: 15, warmPeer: 5 }
const BARS = { p50: 25, growth: 1.5, statements: 6, roundTrips: 4, rate: 0.7, cpu: 3.5 }

/** What runs with the built server, as it runs in production. */
const IN_BUILD = ['bench/pages/web', 'bench/pages/paths', 'bench/pages/browser', 'support/count_statements']

const FROM_SOURCE: ForkOptions = { execArgv: ['--import=./tests/support/typescript.ts'] }

const wanted = process.argv[2] ?? ''
const children: ChildProcess[] = []
await withFilledDatabases(async (small, full) => {
  await build(small)
  for (const file of IN_BUILD) compile(`tests/${file}.ts`)
  try {
    await measureAll(small, full)
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
})

async function measureAll(small: Env, full: Env) {
  const [ours, large] = await Promise.all([beginWeb(small), beginWeb(full)])
  console.log(`\n${'page'.padEnd(38)} statements  trips   small p50/p99     full p50/p99   growth`)
  let failed = 0
  for (const [at, { label, path }] of ours.paths.entries()) {
    if (wanted === 'peer' || !label.includes(wanted)) continue
    try {
      const [few, many] = await measure(ours, large, path, large.paths[at].path)
      failed += line(label, few, many)
    } catch (error) {
      // A page that takes too long is a figure too: the others are measured all the same.
      console.error(`${label}: ${(error as Error).message}`)
      process.exitCode = 1
      failed++
    }
  }
  console.log(
    `\n${failed} above a bar (p50 at most ${BARS.p50} ms, ${BARS.growth}x the small one, ${BARS.statements} statements, ${BARS.roundTrips} round trips)`
  )
  if (!wanted || 'peer'.includes(wanted)) await beside(ours, small)
}

type Web = { child: ChildProcess; paths: Path[]; browser: Browser }
type Figures = { statements: number; roundTrips: number; p50: number; p99: number; cpuMs: number }

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

/** Turn by turn, so that whatever else the machine does is met by both. */
async function measure(small: Web, full: Web, path: string, sameInFull: string) {
  for (let at = 0; at < VISITS.warm; at++) await Promise.all([small.browser.page(path), full.browser.page(sameInFull)])
  await Promise.all([figuresOf(small), figuresOf(full)])
  for (let at = 0; at < VISITS.counted; at++) {
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
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
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
  const ms = ({ p50, p99 }: Figures) => `${p50.toFixed(1).padStart(8)} /${p99.toFixed(1).padStart(6)}`
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
  await rush(() => ours.browser.page('/admin/claims'), RUSHES.warm)
  await rush(() => plain.page('/claims'), RUSHES.warmPeer)
  for (let round = 0; round < RUSHES.rounds; round++) {
    await figuresOf(ours)
    const rate = await rush(() => ours.browser.page('/admin/claims'), RUSHES.each)
    const { cpuMs } = await figuresOf(ours)
    await cpuOf(peer)
    const limit = await rush(() => plain.page('/claims'), RUSHES.each)
    rates.push([rate, limit])
    costs.push([cpuMs, (await cpuOf(peer)) / (limit * RUSHES.each)])
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
