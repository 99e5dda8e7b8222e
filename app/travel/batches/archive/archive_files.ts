import type { Entry, ZipFile } from 'yauzl'
import { nameOf } from '#app/travel/batches/archive/archive'
import { ARCHIVE_LIMITS } from '#app/travel/batches/archive/archive_limits'
import { Refusal } from '#app/platform/shared/refusal'

export type ArchiveFile = { name: string; entry: Entry }

const CLUTTER = /^(\..*|thumbs\.db|desktop\.ini)$/i

/** As the ZIP lists them, before anything is unpacked. Throws a Refusal for one that holds too much. */
export async function archiveFiles(zip: ZipFile): Promise<ArchiveFile[]> {
  const { entries, files: most, fileBytes, inflatedBytes } = ARCHIVE_LIMITS
  if (zip.entryCount > entries) throw new Refusal('file', 'archive.tooManyFiles', { most })

  const files = (await entriesOf(zip)).flatMap((entry) => fileOf(entry) ?? [])
  if (files.length === 0) throw new Refusal('file', 'archive.empty')
  if (files.length > most) throw new Refusal('file', 'archive.tooManyFiles', { most })
  if (files.some(({ entry }) => entry.isEncrypted())) throw new Refusal('file', 'archive.encrypted')
  const tooLarge = files.find(({ entry }) => entry.uncompressedSize > fileBytes)
  if (tooLarge || sizeOf(files) > inflatedBytes) throw new Refusal('file', 'archive.tooLarge')
  return files
}

export const sizeOf = (files: ArchiveFile[]) => files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)

async function entriesOf(zip: ZipFile) {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    throw new Refusal('file', 'archive.broken')
  }
  return entries
}

function fileOf(entry: Entry): ArchiveFile | null {
  const path = nameOf(entry).split('/')
  const name = path.at(-1)!
  if (name === '' || path.includes('__MACOSX') || CLUTTER.test(name)) return null
  return { name, entry }
}
