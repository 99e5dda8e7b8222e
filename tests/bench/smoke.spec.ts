import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { SMOKE_NOTE } from '#tests/bench/smoke'

/** Of one bench, on a busy machine. */
const SECONDS = 120

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))

describe.concurrent('the benches of package.json', () => {
  test.for(benches)('%s runs to its end in its smoke size', { timeout: SECONDS * 1_000 }, async (name, { signal }) => {
    const [command, ...args] = scripts[name].split(' ')
    const env = { ...process.env, BENCH: 'smoke' }
    const { stdout } = await promisify(execFile)(command, args, { env, signal })
    expect(stdout).toContain(SMOKE_NOTE)
    expect(stdout).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(stdout.match(/\d/g)?.length ?? 0).toBeGreaterThan(10)
  })
})
