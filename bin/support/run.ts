import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export class CommandFailed extends Error {
  readonly output: string

  constructor(command: string, output: string) {
    super(`${command} failed:\n${output.slice(-4_000)}`)
    this.output = output
  }
}

const running = new Set<ChildProcess>()

function follow(child: ChildProcess) {
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Of what was started here and still runs. */
export function endPrograms() {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs a program to its end and returns what it printed; throws with the output when it fails. */
export function run(command: string, args: string[], env: Record<string, string | undefined> = {}, cwd?: string) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    follow(child)
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new CommandFailed([command, ...args].join(' '), output))
    )
  })
}

/** Starts a program that stays; stopping it waits until it is gone. `log` is a file that keeps what it says. */
export function start(
  command: string,
  args: string[],
  env: Record<string, string | undefined>,
  { cwd, log }: { cwd?: string; log?: string } = {}
) {
  const child = spawn(command, args, {
    // Its input ends with this process, so that it learns of an end that no signal announces.
    env: { ...process.env, ...env, FAREBACK_SUPERVISED: '1' },
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  follow(child)
  let output = ''
  const keep = (data: Buffer) => (output = (output + data).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  if (log) keepLog(child, log)
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  return { child, pid: child.pid, exited, output: () => output, stop: () => stop(child) }
}

const MAX_LOG_BYTES = 20_000_000

/** Goes on where an earlier run ended; one that became large is kept beside it. */
function keepLog({ stdout, stderr }: ChildProcess, file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`)
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 })
  // A full disk costs lines of the log, not what runs.
  log.on('error', () => {})
  for (const output of [stdout!, stderr!]) output.pipe(log, { end: false })
}

/** Milliseconds; with the database after it, within those of the process that stops it. */
const MAX_STOP_MS = 7_000

function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const impatient = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS)
    child.once('exit', () => {
      clearTimeout(impatient)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Waits until the address answers, or throws with what the program said. */
export async function waitFor(url: string, program: { child: ChildProcess; output: () => string }, seconds = 60) {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    if (program.child.exitCode !== null) break
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer && answer.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new CommandFailed(`Waiting for ${url}`, program.output())
}
