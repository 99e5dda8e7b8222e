import { open } from 'node:fs/promises'
import { type Entry, type ZipFile, getFileNameLowLevel, openPromise } from 'yauzl'
import { ARCHIVE_LIMITS } from '#app/travel/batches/archive/archive_limits'
import { signatureOf } from '#app/travel/batches/reading/file_signature'
import { Refusal } from '#app/platform/shared/refusal'

/** Names that only a document which is itself a ZIP has: a workbook, or one of OpenDocument. */
const DOCUMENT_PARTS = ['[Content_Types].xml', 'mimetype', 'xl/workbook.xml']
const HEAD_BYTES = 16

/** A ZIP of several files, by its content. A damaged one only its name tells from a damaged workbook. */
export async function isArchive({ path, name }: { path: string; name: string }) {
  if (signatureOf(await headOf(path)) !== 'zip') return false
  try {
    const names = await withZip(path, namesIn)
    return !names.some((one) => DOCUMENT_PARTS.includes(one))
  } catch {
    return /\.zip$/i.test(name)
  }
}

/** Names are kept as bytes: yauzl refuses a whole ZIP for a path that leads elsewhere, and no path is followed here. */
export async function withZip<T>(path: string, work: (zip: ZipFile) => Promise<T>) {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(() => {
    throw new Refusal('file', 'archive.broken')
  })
  try {
    return await work(zip)
  } finally {
    zip.close()
  }
}

export const nameOf = (entry: Entry) =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)

async function namesIn(zip: ZipFile) {
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    if (names.push(nameOf(entry)) >= ARCHIVE_LIMITS.entries) break
  }
  return names
}

async function headOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
