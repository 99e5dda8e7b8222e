import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { isArchive, withZip } from '#app/travel/batches/archive/archive'
import { archiveFiles, sizeOf } from '#app/travel/batches/archive/archive_files'
import { requireRoom } from '#app/platform/shared/drive/free_space'
import { storageFaultOf } from '#app/platform/shared/drive/storage_fault'
import { LimitReached, consume } from '#app/platform/shared/limits'
import { Refusal } from '#app/platform/shared/refusal'
import { betweenTransactions } from '#app/platform/shared/tenancy'
import { removeTemporary, temporaryPath } from '#app/platform/shared/temporary_file'
import { NoTurn, Turns } from '#app/platform/shared/turns'

export type UnpackedFile = { path: string; name: string; size: number }
type Source = { ip: string; personId: number }

const turns = new Turns({ perKey: 1, inAll: 3, waiting: 5 })
/** Milliseconds. */
const MAX_WAIT = 30_000
const RETRY_SECONDS = 10

/** All files or none; they are removed once `work` has ended. Throws a Refusal. */
export async function withUnpacked<T>(
  archivePath: string,
  from: Source,
  work: (files: UnpackedFile[]) => Promise<T>
): Promise<T> {
  const paths: string[] = []
  try {
    const files = await betweenTransactions(() =>
      inTurn(from, () => withZip(archivePath, (zip) => unpackAll(zip, from, paths)))
    )
    return await work(files)
  } finally {
    await Promise.all(paths.map(removeTemporary))
  }
}

async function inTurn<T>({ personId }: Source, work: () => Promise<T>) {
  try {
    return await turns.run(String(personId), MAX_WAIT, work)
  } catch (error) {
    throw error instanceof NoTurn ? new LimitReached('file', RETRY_SECONDS) : error
  }
}

async function unpackAll(zip: ZipFile, from: Source, paths: string[]) {
  const listed = await archiveFiles(zip)
  await requireRoom(sizeOf(listed))
  await consume('upload', from, listed.length)
  await consume('upload_megabytes', from, Math.ceil(sizeOf(listed) / 1_000_000))

  const files: UnpackedFile[] = []
  for (const { name, entry } of listed) {
    const file = { path: temporaryPath(), name, size: entry.uncompressedSize }
    paths.push(file.path)
    await unpack(zip, entry, file.path)
    if (await isArchive(file)) throw new Refusal('file', 'archive.nested')
    files.push(file)
  }
  return files
}

/** yauzl stops at a file that turns out larger or smaller than it is listed. */
async function unpack(zip: ZipFile, entry: Entry, path: string) {
  let checksum = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  }
  try {
    const content = await zip.openReadStreamPromise(entry)
    await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    throw storageFaultOf(error) ?? new Refusal('file', 'archive.broken')
  }
  if (checksum !== entry.crc32) throw new Refusal('file', 'archive.broken')
}
