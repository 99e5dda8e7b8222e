import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ENDING_SIGNALS } from '#bin/support/deadline'
import { freePort } from '#bin/support/postgres'
import { isLong } from '#tests/support/long'

const FOLDER = 'tmp/test/stopping'
/** Milliseconds: those that every process has, and a busy machine on which the worker may still be starting. */
const MAX_STOP_MS = 40_000

type Process = { pid: number; parent: number; name: string; command: string }

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [, comm, state, parent] = /\((.*)\) (\S) (\d+)/.exec(stat)!
        if (state === 'Z') return []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(name), parent: Number(parent), name: comm, command }]
      } catch {
        return []
      }
    })
}

function treeOf(root: number) {
  const all = processes()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

const isAlive = ({ pid, command }: Process) => processes().some((each) => each.pid === pid && each.command === command)

async function gone(tree: Process[], longest = MAX_STOP_MS) {
  for (const until = Date.now() + longest; Date.now() < until; await delay(100)) {
    if (!tree.some(isAlive)) return []
  }
  return tree.filter(isAlive).map(({ name, command }) => `${name}: ${command.slice(0, 80)}`)
}

/** An installation without the story of the demo, and all of its processes. */
async function started() {
  const port = await freePort()
  const demo = spawn('node', ['bin/support/demo.ts', '--empty'], {
    env: {
      ...process.env,
      DEMO_FOLDER: FOLDER,
      PORT: String(port),
      DATABASE_URL: '',
      DATABASE_APP_URL: '',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  demo.stderr.on('data', (data) => (output += data))
  await new Promise<void>((resolve, reject) => {
    demo.stdout.on('data', (data) => {
      output += data
      if (output.includes('Ctrl-C stops everything')) resolve()
    })
    demo.once('exit', (code) => reject(new Error(`The demo ended with ${code}: ${output}`)))
  })
  const tree = treeOf(demo.pid!)
  const find = (what: RegExp) => tree.find(({ name, command }) => what.test(`${name} ${command}`))!
  return { demo, port, tree, web: find(/bin\/server\.js/), worker: find(/ace\.js work/), postgres: find(/postgres -D/) }
}

/** The line that the reference of an error page leads to. */
async function logged(reference: string) {
  const lines = () => readFileSync(`${FOLDER}/logs/web.log`, 'utf8').split('\n')
  return vi.waitUntil(() => lines().find((line) => line.includes(reference)), { timeout: 20_000 })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))

/** Nothing of it is left, it says that it ended well, and its logs hold what its pages referred to. */
async function endedBy(signal: NodeJS.Signals, { demo, port, tree, ...parts }: Awaited<ReturnType<typeof started>>) {
  expect([parts.web, parts.worker].every(Boolean)).toBe(true)
  const answer = await fetch(`http://127.0.0.1:${port}/login`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  const { reference } = (await answer.json()) as { reference: string }
  expect(await logged(reference)).toContain('E_BAD_CSRF_TOKEN')
  const exit = ended(demo)
  demo.kill(signal)
  expect(await gone(tree)).toEqual([])
  expect(await exit).toBe(0)
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

describe('the demo leaves no process behind', { timeout: 120_000 }, () => {
  // In the short form the last test ends its second demo by a signal.
  test.runIf(isLong).each(ENDING_SIGNALS)('after %s', async (signal) => {
    await endedBy(signal, await started())
  })

  test('after a signal while its worker and its database hang', { tags: ['long'] }, async () => {
    const { demo, tree, worker, postgres } = await started()
    process.kill(worker.pid, 'SIGSTOP')
    process.kill(postgres.pid, 'SIGSTOP')
    demo.kill('SIGTERM')
    expect(await gone(tree)).toEqual([])
  })

  test('after kill -9, but for the database, which the next one takes over', async () => {
    const { demo, tree, postgres } = await started()
    demo.kill('SIGKILL')
    const others = tree.filter(({ pid }) => !treeOf(postgres.pid).some((each) => each.pid === pid))
    expect(await gone(others)).toEqual([])
    expect(isAlive(postgres)).toBe(true)

    await endedBy('SIGTERM', await started())
    expect(await gone([postgres])).toEqual([])
  })
})
