import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024
/** More than any test writes. */
const MANY_FILES = 1_000

/** Why a drive cannot be mounted here; null where it can. */
export const cannotMount = (() => {
  const probe = mkdtempSync(join(tmpdir(), 'fareback-probe-'))
  const { status, stderr, error } = command('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe)
  if (status === 0) command('umount', probe)
  rmdirSync(probe)
  return status === 0 ? null : (error?.message ?? stderr.trim())
})()

/** Why the open files of a process cannot be limited here; null where they can. */
export const cannotLimitFiles = (() => {
  const { status, stderr, error } = command('prlimit', '--pid', String(process.pid), '--nofile')
  return status === 0 ? null : (error?.message ?? stderr.trim())
})()

/** For the name of what is skipped, so that a run says why. */
export const because = (reason: string | null) => (reason ? ` (skipped: ${reason})` : '')

/** A real drive of 1 MB in memory, whose faults are those of the kernel. */
export class SmallDrive {
  readonly folder = mkdtempSync(join(tmpdir(), 'fareback-drive-'))

  constructor() {
    run('mount', '-t', 'tmpfs', '-o', `size=${MEGABYTE},nr_inodes=${MANY_FILES}`, 'tmpfs', this.folder)
  }

  /** No byte more. */
  fill() {
    try {
      writeFileSync(this.#filler, Buffer.alloc(2 * MEGABYTE))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  /** Bytes are free, and none can be used once so many files more were made. */
  refuseFiles({ after = 0 } = {}) {
    this.#remount(`nr_inodes=${this.files().length + this.#folders + 1 + after}`)
  }

  makeReadOnly() {
    this.#remount('ro')
  }

  mend() {
    this.#remount(`rw,nr_inodes=${MANY_FILES}`)
    rmSync(this.#filler, { force: true })
  }

  /** Of all folders. */
  files = () => this.#entries.filter((one) => one.isFile()).map(({ name }) => name)

  unmount() {
    run('umount', this.folder)
    rmdirSync(this.folder)
  }

  #remount(options: string) {
    run('mount', '-o', `remount,size=${MEGABYTE},${options}`, this.folder)
  }

  get #filler() {
    return join(this.folder, 'filler')
  }

  get #entries() {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
  }

  get #folders() {
    return this.#entries.filter((one) => one.isDirectory()).length
  }
}

/** Lets a process open no file more than so many; answers what gives it back its own limit. */
export function refuseDescriptors(pid: number, { after = 0 } = {}) {
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map(Number))
  const closed = Array.from({ length: open.size + after + 1 }, (_, at) => at).filter((at) => !open.has(at))
  const before = run('prlimit', '--pid', String(pid), '--nofile', '--output=SOFT', '--noheadings')
  run('prlimit', '--pid', String(pid), `--nofile=${closed[after]}:`)
  return () => void run('prlimit', '--pid', String(pid), `--nofile=${before.trim()}:`)
}

function run(name: string, ...args: string[]) {
  const { status, stdout, stderr } = command(name, ...args)
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`)
  return stdout
}

function command(name: string, ...args: string[]) {
  return spawnSync(name, args, { encoding: 'utf8' })
}
