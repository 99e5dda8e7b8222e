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
    await rm(path, { force: true })
  }
}

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
