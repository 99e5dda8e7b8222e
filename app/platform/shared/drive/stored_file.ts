import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { afterCommit, betweenTransactions, compensateWith, hasScope } from '#app/platform/shared/tenancy'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'

/* No connection is held while a drive works: callers write nothing before, and read again after it what matters. */

export type Incoming = { key: string; path: string }

/** Files of a change that fails are removed; after a crash `sweep_files` does it. Throws what `storageFaultOf` knows. */
export async function withStoredFiles<T>(files: Incoming[], work: () => Promise<T>): Promise<T> {
  const stored: string[] = []
  const remove = () => Promise.all(stored.map(removeStored))
  const isInScope = hasScope()
  if (isInScope) compensateWith(remove)
  try {
    await betweenTransactions(async () => {
      for (const { key, path } of files) {
        await drive.use().putStream(key, createReadStream(path))
        stored.push(key)
      }
    })
    return await work()
  } catch (error) {
    // A scope may go on without what failed, and holds no connection in the end.
    await (isInScope ? afterCommit(remove) : remove())
    throw error
  }
}

export const storeBytes = (key: string, bytes: Buffer) => betweenTransactions(() => drive.use().put(key, bytes))

export const removeStored = (key: string) =>
  drive
    .use()
    .delete(key)
    .catch((error: unknown) => logger.error({ err: error }, 'A file that nothing records stays until the next sweep'))

export const readStored = (key: string) => betweenTransactions(async () => Buffer.from(await drive.use().getBytes(key)))

/** For a caller that holds no connection, or reads it `betweenTransactions`. */
export const streamStored = (key: string) => drive.use().getStream(key)

export const withLocalCopy = <T>(key: string, work: (path: string) => Promise<T>) =>
  withTemporaryFile(async (path) => {
    await pipeline(await streamStored(key), createWriteStream(path, { mode: 0o600 }))
    return work(path)
  })

export async function sha256Of(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
