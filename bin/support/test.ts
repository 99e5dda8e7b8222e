import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from './build.ts'
import { createDatabase, withClient } from './database.ts'
import { refuseFullDisk } from './environment.ts'
import { startPostgres } from './postgres.ts'
import { CommandFailed, run } from './run.ts'
import { giveUp, say } from './say.ts'

/**
 * Everything that has to hold before a change lands. `bin/test --only unit,functional` runs some steps.
 * Each step prints one line with its count; the last line sums them up.
 */
type Counts = { passed: number; failed: number }
type Step = {
  name: string
  work: () => Promise<Counts>
  /** Part of another step, and a step of its own for who asks for it. */
  isPart?: true
}

const FOLDER = 'tmp/test'
const STORAGE = resolve(FOLDER, 'storage')
const only = process.argv.includes('--only') ? process.argv.at(-1)!.split(',') : null
const TEMPLATE = 'fareback_template'

const baseEnv: Record<string, string> = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  APP_KEY: 'a key that only the tests know....',
  APP_URL: 'http://localhost',
  STAFF_TWO_FACTOR: 'off',
}

refuseFullDisk(1_500_000_000)
const chromium = findChromium()
rmSync(FOLDER, { recursive: true, force: true })
const server = await startPostgres(`${FOLDER}/postgres`, { disposable: true })
let stopping = false
const stop = async () => {
  if (!stopping) await server.stop()
  stopping = true
  rmSync(STORAGE, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(1)))

const total: Counts = { passed: 0, failed: 0 }
try {
  const env = { ...baseEnv, ...(await migratedTemplate()) }
  for (const step of stepsFor(env)) if (isWanted(step)) await report(step)
} finally {
  await stop()
}
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function stepsFor(env: Record<string, string>): Step[] {
  return [
    {
      name: 'types',
      work: () =>
        checks(
          [
            ['tsc', '--noEmit'],
            ['tsc', '--noEmit', '-p', 'inertia/tsconfig.json'],
          ],
          env
        ),
    },
    {
      name: 'style',
      work: () =>
        checks(
          [
            ['eslint', '.', '--max-warnings=0'],
            ['prettier', '--check', '.'],
          ],
          env
        ),
    },
    { name: 'unit', work: () => vitest('unit', env) },
    { name: 'components', work: () => vitest('components', env) },
    // Pages name their assets, so the build comes before whatever asks for a page.
    { name: 'build', work: async () => (await build(env), { passed: 1, failed: 0 }) },
    // With the short forms of two kits, which mostly wait; `npm run test:fuzz` and `npm run test:faults` are the long ones.
    {
      name: 'functional',
      work: () => (only ? vitest('functional', env) : vitest('functional,fuzz,faults', env)),
    },
    { name: 'fuzz', work: () => vitest('fuzz', env), isPart: true },
    { name: 'faults', work: () => vitest('faults', env), isPart: true },
    { name: 'browser', work: () => playwright(env) },
  ]
}

function isWanted({ name, isPart }: Step) {
  return only ? only.includes(name) : !isPart
}

async function report({ name, work }: Step) {
  const started = Date.now()
  const counts = await work().catch((error): Counts => {
    const output = error instanceof CommandFailed ? error.output : String(error)
    process.stderr.write(`\n${output.slice(-12_000)}\n`)
    return { passed: 0, failed: 1 }
  })
  total.passed += counts.passed
  total.failed += counts.failed
  const mark = counts.failed === 0 ? '✓' : '✗'
  say(
    `${mark} ${name.padEnd(11)} ${counts.passed} passed, ${counts.failed} failed  ${((Date.now() - started) / 1000).toFixed(1)} s`
  )
}

/** Commands that are right or wrong as a whole, side by side; each counts as one. */
async function checks(commands: string[][], env: Record<string, string>): Promise<Counts> {
  const passed = await Promise.all(
    commands.map(([command, ...args]) =>
      run(command, args, env).then(
        () => 1,
        (error: CommandFailed) => {
          process.stderr.write(`\n${error.output.slice(-8_000)}\n`)
          return 0
        }
      )
    )
  )
  const count = passed.reduce<number>((sum, one) => sum + one, 0)
  return { passed: count, failed: commands.length - count }
}

/** Of one project, or of some that share their workers. */
async function vitest(names: string, env: Record<string, string>): Promise<Counts> {
  const file = `${FOLDER}/${names}.json`
  const args = [
    'run',
    ...names.split(',').map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const error = await run('vitest', args, env).then(
    () => null,
    (failure: unknown) => failure
  )
  if (error && !existsSync(file)) throw error
  const result = JSON.parse(readFileSync(file, 'utf8'))
  const counts = { passed: result.numPassedTests, failed: result.numFailedTests }
  if (error) process.stderr.write(`\n${(error as CommandFailed).output.slice(-12_000)}\n`)
  return { passed: counts.passed, failed: counts.failed || (error ? 1 : 0) }
}

async function playwright(env: Record<string, string>): Promise<Counts> {
  const file = `${FOLDER}/browser.json`
  const error = await run('playwright', ['test'], {
    ...env,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }).then(
    () => null,
    (failure: unknown) => failure
  )
  if (error && !existsSync(file)) throw error
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  if (error) process.stderr.write(`\n${(error as CommandFailed).output.slice(-12_000)}\n`)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || (error ? 1 : 0) }
}

/** One migrated database that every worker copies. */
async function migratedTemplate() {
  const urls = await createDatabase(server.adminUrl, TEMPLATE, 'tests')
  await run('node', ['ace', 'codegen'], { ...baseEnv, ...urls })
  await run('node', ['ace', 'migration:run', '--connection=owner'], { ...baseEnv, ...urls })
  await withClient(server.adminUrl, (client) =>
    client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
  )
  return {
    ...urls,
    TEST_ADMIN_URL: server.adminUrl,
    TEST_STORAGE: STORAGE,
    TEST_DATABASE_URL: urls.DATABASE_URL,
    TEST_DATABASE_APP_URL: urls.DATABASE_APP_URL,
  }
}

/** Debian's Chromium, installed when the machine has no browser. */
function findChromium(): string {
  const names = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = names.find((name) => name && existsSync(name))
  if (found) return found
  if (only && !only.includes('browser')) return ''

  say('Installing Chromium (once) ...')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command, ...rest] = [...sudo, 'apt-get', ...args]
      execFileSync(command, rest, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
    return '/usr/bin/chromium'
  } catch {
    giveUp('The browser tests need Chromium: install it, or set CHROMIUM to where it is.')
  }
}
