import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^fareback-(\d+)-[\da-f-]{36}$/

export const temporaryPath = () => join(tmpdir(), `fareback-${process.pid}-${randomUUID()}`)

export async function withTemporaryFile<T>(work: (path: string) => Promise<T>) {
  const path = temporaryPath()
  try {
    return await work(path)
  } finally {
    await removeTemporary(path)
  }
}

/** What a read-only drive keeps goes with the sweep of the next start; the work itself was done. */
export const removeTemporary = (path: string) => rm(path, { force: true }).catch(() => {})

export async function sweepTemporaryFiles() {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(tmpdir(), name), { force: true }).catch(() => {})
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
