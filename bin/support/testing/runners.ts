import { existsSync, readFileSync, rmSync } from 'node:fs'
import { CommandFailed, run } from '../run.ts'
import { findChromium } from './chromium.ts'
import { RESULTS } from './environment.ts'

export type Counts = { passed: number; failed: number }
type Env = Record<string, string>

/** A part of the tests, `1/2`, where several machines share them. */
const SHARD = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : []

/** Commands that are right or wrong as a whole, side by side; each counts as one. */
export async function checks(commands: string[][], env: Env): Promise<Counts> {
  const outputs = await Promise.all(commands.map(([command, ...args]) => failureOf(command, args, env)))
  for (const output of outputs) if (output !== null) process.stderr.write(`\n${output.slice(-8_000)}\n`)
  const failed = outputs.filter((output) => output !== null).length
  return { passed: commands.length - failed, failed }
}

/** Some runs go on side by side. */
let runs = 1

/** A whole run leaves tests with the tag `long` to `npm run test:long` (tests/support/long.ts). */
const isLong = process.env.TESTS === 'long'
export const WITHOUT_LONG = isLong ? [] : ['--tags-filter=!long']

/** `vitest` with these arguments: counts by the folder under `tests`. No test at all is no failure. */
export async function vitest(args: string[], env: Env): Promise<Record<string, Counts>> {
  const file = `${RESULTS}/vitest-${runs++}.json`
  const output = await reported(file, env, 'vitest', [
    ...args,
    ...SHARD,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const counts: Record<string, Counts> = {}
  for (const { name, status, assertionResults } of reportIn(file).testResults as TestFile[]) {
    const [, folder] = /\/tests\/(\w+)\//.exec(name)!
    const count = (counts[folder] ??= { passed: 0, failed: 0 })
    const failed = assertionResults.filter((one) => one.status === 'failed').length
    count.passed += assertionResults.filter((one) => one.status === 'passed').length
    // A file that cannot be loaded has no tests that fail.
    count.failed += failed || (status === 'failed' ? 1 : 0)
  }
  return orFailed(counts, output)
}

type TestFile = { name: string; status: string; assertionResults: { status: string }[] }

export async function playwright(files: string[], env: Env): Promise<Record<string, Counts>> {
  const file = `${RESULTS}/browser.json`
  const without = isLong || files.length > 0 ? [] : ['--grep-invert=@long']
  const settings = { ...env, CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const output = await reported(file, settings, 'playwright', ['test', ...files, ...without, ...SHARD])
  const { expected, unexpected, flaky } = reportIn(file).stats
  return orFailed({ browser: { passed: expected, failed: unexpected + flaky } }, output)
}

const reportIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Runs a program that writes a report; answers what it printed if it failed. */
async function reported(file: string, env: Env, command: string, args: string[]) {
  rmSync(file, { force: true })
  const output = await failureOf(command, args, env)
  if (!existsSync(file)) throw new CommandFailed(command, output ?? 'no report')
  return output
}

const failureOf = (command: string, args: string[], env: Env) =>
  run(command, args, env).then(
    () => null,
    (error: unknown) => {
      if (error instanceof CommandFailed) return error.output
      throw error
    }
  )

/** A program that fails without a failing test has failed all the same. */
function orFailed(counts: Record<string, Counts>, output: string | null) {
  if (output === null) return counts
  process.stderr.write(`\n${output.slice(-12_000)}\n`)
  const isCounted = Object.values(counts).some(({ failed }) => failed > 0)
  return isCounted ? counts : { ...counts, other: { passed: 0, failed: 1 } }
}
