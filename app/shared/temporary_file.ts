import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^fareback-(\d+)-[\da-f-]{36}$/

/** Where a file of this process may stand for a while; the process that made it is in its name. */
export const temporaryPath = () => join(tmpdir(), `fareback-${process.pid}-${randomUUID()}`)

/** Lends a path to `work`, and removes what stands there afterwards. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>) {
  const path = temporaryPath()
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes what processes left that were killed. Files of others stay, as does what we may not touch. */
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
