import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { abort } from '../output.ts'
import { CACHE } from '../stamp.ts'

const FOLDER = 'tmp/test'
export const POSTGRES = `${FOLDER}/postgres`
export const RESULTS = `${FOLDER}/results`
const STORAGE = resolve(FOLDER, 'storage')
/** What each test over HTTP made use of, from run to run. */
export const TOUCHED = resolve(FOLDER, 'touched')

export const ENVIRONMENT: Record<string, string> = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  APP_KEY: 'a key that only the tests know....',
  APP_URL: 'http://localhost',
  STAFF_TWO_FACTOR: 'off',
  TEST_STORAGE: STORAGE,
  // The tests start the same programs dozens of times.
  NODE_COMPILE_CACHE: resolve(CACHE, 'compiled'),
}

const LOCK = `${FOLDER}/running`

/** The database is kept from run to run, so two runs would take it from each other. */
export function takeFolder() {
  mkdirSync(RESULTS, { recursive: true })
  const other = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0
  if (other && other !== process.pid && isAlive(other))
    abort(`Another bin/test (process ${other}) runs in this folder.`)
  writeFileSync(LOCK, String(process.pid))
  rmSync(STORAGE, { recursive: true, force: true })
}

export function leaveFolder() {
  rmSync(STORAGE, { recursive: true, force: true })
  rmSync(LOCK, { force: true })
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bin/support/test.ts')
  } catch {
    return false
  }
}
