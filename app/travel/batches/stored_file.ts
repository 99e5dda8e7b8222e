import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Disk } from '@adonisjs/drive'
import drive from '@adonisjs/drive/services/main'
import { maskCards } from '#app/travel/batches/mask_cards'
import { encrypt } from '#app/platform/encryption/encrypt'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'

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

/** Throws what `storageFaultOf` knows; no part of the file stays. */
export const storeWhole = (fileKey: string, path: string) => drive.use().putStream(fileKey, createReadStream(path))

/** Some operators put the number of the card in the name. */
export function maskedName(name: string) {
  const fileName = maskCards(name)
  return { fileName, fileNameEncrypted: fileName === name ? null : encrypt(name, 'file_name') }
}
