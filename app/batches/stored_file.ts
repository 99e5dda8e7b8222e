import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk } from '@adonisjs/drive'

/** Readers want a file of this machine; a disk elsewhere is fetched for as long as the work takes. */
export async function withLocalCopy<T>(
  disk: Disk,
  key: string,
  work: (path: string) => Promise<T>
) {
  const path = join(tmpdir(), `fareback-${randomUUID()}`)
  try {
    await pipeline(await disk.getStream(key), createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

export async function sha256Of(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
