import { readFileSync } from 'node:fs'
import { build, buildPages } from '../build.ts'
import { CommandFailed } from '../run.ts'
import { say } from '../output.ts'
import { CACHE } from '../stamp.ts'
import type { Selection } from './affected.ts'
import type { StepName } from './arguments.ts'
import { TOUCHED } from './environment.ts'
import { type Counts, WITHOUT_LONG, checks, playwright, vitest } from './runners.ts'

type Env = Record<string, string>
type Work = () => Promise<Record<string, Counts>>

/**
 * Everything. On two cores what computes stands beside what waits, as the faults mostly do; a browser has them for itself, or its
 * pages come too late. `npm run test:long` is the long form.
 */
export async function runAll(env: Env) {
  const check = async () => ({ ...(await types(env)()), ...(await style(env)()) })
  const first = await Promise.all([report(buildAll(env)), report(check)])
  const waiting = async () => sum([await report(specs(env, ['faults'])), await report(specs(env, ['bench']))])
  const then = await Promise.all([waiting(), report(specs(env, ['unit', 'components', 'functional', 'fuzz']))])
  return sum([...first, ...then, await report(() => playwright([], env))])
}

export async function runSteps(names: StepName[], env: Env) {
  const counts: Counts[] = []
  for (const name of names) counts.push(await report(stepOf(name, env)))
  return sum(counts)
}

/** Some tests, with no more made for them than they need. */
export async function runSelection({ specs: files, sources, browser }: Selection, env: Env) {
  if (files.length + sources.length + browser.length === 0) return sum([])

  const counts: Counts[] = []
  if (browser.length > 0) counts.push(await report(buildAll(env)))
  else if (files.some(startsWhatIsBuilt)) await build(env)
  // Pages name their assets.
  else if (files.some((file) => file.startsWith('tests/functional/'))) await buildPages()
  if (sources.length > 0) {
    const related = ['related', '--run', '--project=unit', '--project=components*', ...sources]
    counts.push(await report(() => vitest(related, env)))
  }
  // Watching what runs costs a fifth of the time, so a whole run does without.
  const watched = { ...env, TEST_TOUCHED: TOUCHED }
  if (files.length > 0) counts.push(await report(() => vitest(['run', ...files], watched)))
  if (browser.length > 0) counts.push(await report(() => playwright(browser, env)))
  return sum(counts)
}

/** A test of processes, which run as they are built. */
const startsWhatIsBuilt = (file: string) =>
  file.startsWith('tests/bench/') || /_process'|'build'/.test(readFileSync(file, 'utf8'))

function stepOf(name: StepName, env: Env): Work {
  if (name === 'types') return types(env)
  if (name === 'style') return style(env)
  if (name === 'build') return buildAll(env)
  if (name === 'browser') return () => playwright([], env)
  const run = specs(env, [name])
  return name === 'unit' || name === 'components' ? run : () => build(env).then(run)
}

// Takes a third of the time of TypeScript 6, which AdonisJS still calls as a library.
const TSC = 'node_modules/typescript-7/bin/tsc'

const types = (env: Env): Work => {
  // On one thread: what stands beside it wants the other.
  const tsc = [
    'node',
    TSC,
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/types.tsbuildinfo`,
  ]
  return async () => ({ types: await checks([tsc], env) })
}

const style = (env: Env): Work => {
  const commands = [['oxlint'], ['oxfmt', '--check'], ['node', 'bin/support/comments.ts']]
  return async () => ({ style: await checks(commands, env) })
}

const buildAll =
  (env: Env): Work =>
  async () => {
    await build(env)
    return { build: { passed: 1, failed: 0 } }
  }

const specs =
  (env: Env, projects: string[]): Work =>
  () =>
    vitest(['run', ...projects.map((name) => `--project=${name}*`), ...WITHOUT_LONG], env)

/** Does the work and prints a line for each count of it. */
async function report(work: Work): Promise<Counts> {
  const started = Date.now()
  const counts = await work().catch((error: unknown): Record<string, Counts> => {
    const output = error instanceof CommandFailed ? error.output : String(error)
    process.stderr.write(`\n${output.slice(-12_000)}\n`)
    return { other: { passed: 0, failed: 1 } }
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  for (const [name, { passed, failed }] of Object.entries(counts)) {
    const isLast = name === Object.keys(counts).at(-1)
    const line = `${failed === 0 ? '✓' : '✗'} ${name.padEnd(11)} ${passed} passed, ${failed} failed`
    say(isLast ? `${line}  ${seconds} s` : line)
  }
  return sum(Object.values(counts))
}

const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
