import { readFileSync } from 'node:fs'
import { start } from '#bin/support/run'
import { WORKER_FLAGS } from '#bin/support/worker_flags'
import { eventually } from '#tests/support/eventually'
import { expect } from 'vitest'

/** A real worker, as it was built, on the database of this test worker. */
export async function startWorker(env: Record<string, string> = {}) {
  const worker = start('node', [...WORKER_FLAGS, 'ace.js', 'work'], env, { cwd: 'build' })
  await eventually(() => expect(worker.output()).toContain('Waiting for work'), 30)
  return worker
}

/** Resident memory of a process and of its children, in megabytes. */
export function megabytesOf(pid: number) {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  const own = residentMegabytes(pid)
  return { own, withChildren: children.reduce((sum, child) => sum + residentMegabytes(child), own) }
}

function residentMegabytes(pid: number) {
  const [, pages = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number)
  return (pages * 4096) / 1_048_576
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // It ended meanwhile.
    return ''
  }
}
