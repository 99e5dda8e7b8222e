import { textOf, type Encoding } from '#app/travel/batches/reading/encoding'
import { headerOf, looksLikeHeader, type Header } from '#app/travel/batches/reading/header'
import { isBlank } from '#app/travel/batches/reading/record_reader'
import { recordsOf, type FileRecord } from '#app/travel/batches/reading/records'
import { UnreadableFile } from '#app/travel/batches/reading/types'

const SEPARATORS = [';', ',', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

export async function firstLine(path: string, encoding: Encoding): Promise<string> {
  const record = await firstRecord(path, encoding, ';')
  if (record === null) throw new UnreadableFile('empty')
  return record.fields.join(';').trim()
}

export async function headerIn(path: string, encoding: Encoding): Promise<{ header: Header; separator: Separator }> {
  let hasOtherHeader = false
  for (const separator of SEPARATORS) {
    const fields = (await firstRecord(path, encoding, separator))?.fields ?? []
    const header = headerOf(fields)
    if (header !== null) return { header, separator }
    hasOtherHeader ||= looksLikeHeader(fields)
  }
  throw new UnreadableFile(hasOtherHeader ? 'otherBankOrShop' : 'notAnExport')
}

export async function* recordsIn(path: string, encoding: Encoding, separator: Separator): AsyncGenerator<FileRecord[]> {
  let isBelowHeader = false
  for await (const records of recordsOf(textOf(path, encoding), separator)) {
    if (isBelowHeader) {
      yield records
      continue
    }

    const header = records.findIndex(({ fields }) => !isBlank(fields))
    if (header === -1) continue
    isBelowHeader = true
    yield records.slice(header + 1)
  }
}

/** Of separators and spaces; a file that begins with more of them is empty to us. */
const MAX_BLANK_RECORDS = 10_000

async function firstRecord(path: string, encoding: Encoding, separator: Separator) {
  let blank = 0
  for await (const records of recordsOf(textOf(path, encoding), separator)) {
    const first = records.find(({ fields }) => !isBlank(fields))
    if (first !== undefined) return first
    blank += records.length
    if (blank > MAX_BLANK_RECORDS) return null
  }
  return null
}
