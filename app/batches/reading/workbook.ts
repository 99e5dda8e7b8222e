import { readFile, stat } from 'node:fs/promises'
import readXlsxFile from 'read-excel-file/universal'
import { headerOf, looksLikeHeader, type Header } from '#app/batches/reading/header'
import { isBlank } from '#app/batches/reading/record_reader'
import type { FileRecord } from '#app/batches/reading/records'
import { UnreadableFile } from '#app/batches/reading/row'
import { checkWorkbook } from '#app/batches/reading/zip'

const LARGEST_FILE = 100 * 1024 * 1024
const DAY_MINUTES = 1440
/** Excel counts days from 1900, so a time of day without a date is a moment on its first day. */
const FIRST_EXCEL_DAY = Date.UTC(1900, 0, 1)

/** The first sheet with a header we know, as the text a CSV would have had. */
export async function readWorkbook(
  path: string
): Promise<{ header: Header; records: FileRecord[] }> {
  const sheets = await sheetsOf(path)
  let hasOtherHeader = false
  for (const rows of sheets) {
    const headerIndex = rows.findIndex((row) => !isBlank(row))
    if (headerIndex === -1) continue

    const header = headerOf(rows[headerIndex])
    if (header !== null) return { header, records: recordsBelow(headerIndex, rows) }
    hasOtherHeader ||= looksLikeHeader(rows[headerIndex])
  }

  if (sheets.every((rows) => rows.every(isBlank))) throw new UnreadableFile('empty')
  throw new UnreadableFile(hasOtherHeader ? 'otherBankOrShop' : 'notAnExport')
}

function recordsBelow(headerIndex: number, rows: string[][]): FileRecord[] {
  const below = rows.slice(headerIndex + 1)
  return below.map((fields, index) => ({ line: headerIndex + index + 2, fields, isBroken: false }))
}

async function sheetsOf(path: string): Promise<string[][][]> {
  if ((await stat(path)).size > LARGEST_FILE) throw new UnreadableFile('workbookTooLarge')
  const file = await readFile(path)
  checkWorkbook(file)

  // Not the library's Node version: that one trusts the sizes in front of the entries, which
  // checkWorkbook does not look at.
  const sheets = await readXlsxFile(new Blob([file])).catch(() => {
    throw new UnreadableFile('brokenWorkbook')
  })
  return sheets.map(({ data }) => data.map((row) => row.map(cellText)))
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'number') return numberText(cell)
  return String(cell)
}

function dateText(date: Date) {
  // Excel keeps 07:58 as a fraction of a day, which comes back a millisecond short.
  const minutes = Math.round(date.getTime() / 60_000)
  const rounded = new Date(minutes * 60_000)
  if (Number.isNaN(minutes)) return ''
  if (date.getTime() < FIRST_EXCEL_DAY) return timeText(minutes)
  return `${two(rounded.getUTCDate())}-${two(rounded.getUTCMonth() + 1)}-${rounded.getUTCFullYear()}`
}

function timeText(minutes: number) {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

function numberText(number: number) {
  return Number.isInteger(number) ? number.toFixed(0) : number.toFixed(2)
}

function two(number: number) {
  return String(number).padStart(2, '0')
}
