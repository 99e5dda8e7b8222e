import { headerOf, looksLikeHeader, type Header } from '#app/travel/batches/reading/header'
import { isBlank } from '#app/travel/batches/reading/record_reader'
import type { FileRecord } from '#app/travel/batches/reading/records'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import { type Parts, readParts } from '#app/travel/batches/reading/workbook/parts'
import { sheetRows } from '#app/travel/batches/reading/workbook/sheet_rows'
import { Zip } from '#app/travel/batches/reading/workbook/zip'

/** The first sheet with a known header, as the text of a CSV. Throws UnreadableFile. */
export async function openWorkbook(
  path: string
): Promise<{ header: Header; records: () => AsyncGenerator<FileRecord[]> }> {
  const zip = await Zip.open(path)
  try {
    const parts = await readParts(zip)
    const { header, sheet, line } = await findExport(zip, parts)
    return { header, records: () => recordsBelow(path, parts, sheet, line) }
  } finally {
    zip.close()
  }
}

async function findExport(zip: Zip, parts: Parts) {
  let hasOtherHeader = false
  let isEmpty = true
  for (const sheet of parts.sheets) {
    const first = await firstRow(sheetRows(zip.content(sheet), parts))
    if (!first) continue

    isEmpty = false
    const header = headerOf(first.fields)
    if (header !== null) return { header, sheet, line: first.line }
    hasOtherHeader ||= looksLikeHeader(first.fields)
  }
  if (isEmpty) throw new UnreadableFile('empty')
  throw new UnreadableFile(hasOtherHeader ? 'otherBankOrShop' : 'notAnExport')
}

async function firstRow(rows: AsyncGenerator<FileRecord[]>) {
  for await (const some of rows) {
    const first = some.find(({ fields }) => !isBlank(fields))
    if (first) return first
  }
  return null
}

async function* recordsBelow(path: string, parts: Parts, sheet: string, headerLine: number) {
  const zip = await Zip.open(path)
  try {
    for await (const rows of sheetRows(zip.content(sheet), parts)) {
      const below = rows.filter(({ line }) => line > headerLine)
      if (below.length > 0) yield below
    }
  } finally {
    zip.close()
  }
}
