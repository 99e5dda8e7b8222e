import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Disk } from '@adonisjs/drive'
import { withTemporaryFile } from '#app/shared/temporary_file'

export const withLocalCopy = <T>(disk: Disk, key: string, work: (path: string) => Promise<T>) =>
  withTemporaryFile(async (path) => {
    await pipeline(await disk.getStream(key), createWriteStream(path, { mode: 0o600 }))
    return work(path)
  })

export async function sha256Of(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
