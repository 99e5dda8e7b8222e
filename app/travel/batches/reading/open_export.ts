import { open } from 'node:fs/promises'
import { watchDateOrder } from '#app/travel/batches/reading/calendar_date'
import { cardNumberIn } from '#app/travel/batches/reading/card_number'
import { firstLine, headerIn, recordsIn, type Separator } from '#app/travel/batches/reading/delimited'
import { encodingOf, textOf, type Encoding } from '#app/travel/batches/reading/encoding'
import { signatureOf } from '#app/travel/batches/reading/file_signature'
import type { Header } from '#app/travel/batches/reading/header'
import { nsBusinessReader } from '#app/travel/batches/reading/ns_business'
import { nsConsumerReader } from '#app/travel/batches/reading/ns_consumer'
import { ovChipkaartReader } from '#app/travel/batches/reading/ov_chipkaart'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { ovpayReader, ovpayRecords } from '#app/travel/batches/reading/ovpay'
import { rowOf, type FieldsReader } from '#app/travel/batches/reading/record_reader'
import type { FileRecord } from '#app/travel/batches/reading/records'
import { UnreadableFile, type ReadRow } from '#app/travel/batches/reading/types'
import type { Dialect } from '#app/travel/trips/dialect'
import { openWorkbook } from '#app/travel/batches/reading/workbook/workbook'

export type OpenExportOptions = {
  fileName: string
  chunkRows?: number
  /** The answer of the uploader, where dates can be read two ways. */
  dayFirst?: boolean
}

export type OpenedExport = {
  dialect: Dialect
  encoding: Encoding
  cardNumberInName: string | null
  rows(): AsyncGenerator<ReadRow[]>
}

type Records = () => AsyncIterable<FileRecord[]>
type Source = { dialect: Dialect; reader: FieldsReader; records: Records }

const HEAD_BYTES = 4096
const CHUNK_ROWS = 5000
const CHUNK_CHARACTERS = 2_000_000

/** Throws UnreadableFile when it is no known export. */
export async function openExport(path: string, options: OpenExportOptions): Promise<OpenedExport> {
  const { fileName, chunkRows = CHUNK_ROWS, dayFirst } = options
  const head = await readHead(path)
  const signature = signatureOf(head)
  if (signature !== null && signature !== 'zip') throw new UnreadableFile(signature)

  const encoding = signature === 'zip' ? 'utf-8' : await encodingOf(path, head)
  const source = signature === 'zip' ? await workbookSource(path, dayFirst) : await textSource(path, encoding, dayFirst)

  const { dialect, reader, records } = source
  await refuseWithoutRows(rowsOf(records(), reader, 1))

  return {
    dialect,
    encoding,
    cardNumberInName: dialect.startsWith('ns_') ? cardNumberIn(fileName) : null,
    rows: () => rowsOf(records(), reader, chunkRows),
  }
}

async function readHead(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function workbookSource(path: string, dayFirst?: boolean): Promise<Source> {
  const { header, records } = await openWorkbook(path)
  return tabularSource(header, records, null, dayFirst)
}

async function textSource(path: string, encoding: Encoding, dayFirst?: boolean): Promise<Source> {
  if (/^[[{]/.test(await firstLine(path, encoding))) {
    const records = () => ovpayRecords(textOf(path, encoding))
    return { dialect: 'ovpay', reader: ovpayReader, records }
  }
  const { header, separator } = await headerIn(path, encoding)
  return tabularSource(header, () => recordsIn(path, encoding, separator), separator, dayFirst)
}

async function tabularSource(
  header: Header,
  records: Records,
  separator: Separator | null,
  dayFirst?: boolean
): Promise<Source> {
  const { dialect } = header
  if (dialect === 'ns_business') return { dialect, reader: nsBusinessReader(header), records }
  if (dialect !== 'ns_consumer') return { dialect, reader: ovChipkaartReader(header), records }

  const isDayFirst = await decideDayFirst(header, records(), separator, dayFirst)
  return { dialect, reader: nsConsumerReader(header, isDayFirst), records }
}

/** An NS file that was saved by Excel can have its dates in American order. */
async function decideDayFirst(
  { columns, width }: Header,
  records: AsyncIterable<FileRecord[]>,
  separator: Separator | null,
  answer?: boolean
): Promise<boolean> {
  const order = watchDateOrder()
  for await (const batch of records) {
    for (const { fields } of batch) {
      if (fields.length === width) order.see(fields[columns.date])
    }
  }

  const isDayFirst = order.isDayFirst() ?? answer
  if (isDayFirst !== undefined) return isDayFirst
  // NS prints dashes, and only Dutch settings save a CSV with semicolons.
  if (!order.hasSlashes() || separator === ';') return true
  throw new UnreadableFile('ambiguousDates')
}

async function refuseWithoutRows(rows: AsyncIterable<ReadRow[]>) {
  const iterator = rows[Symbol.asyncIterator]()
  const { done } = await iterator.next()
  // Not read to its end, so the file has to be closed here.
  await iterator.return?.()
  if (done) throw new UnreadableFile('noRows')
}

async function* rowsOf(
  batches: AsyncIterable<FileRecord[]>,
  reader: FieldsReader,
  chunkRows: number
): AsyncGenerator<ReadRow[]> {
  const size = { records: 0, rows: 0, characters: 0 }
  let chunk: ReadRow[] = []
  let chunkCharacters = 0
  for await (const records of batches) {
    size.records += records.length
    for (const record of records) {
      const row = rowOf(record, reader)
      if (row === null) continue

      size.rows++
      chunkCharacters += charactersIn(row)
      if (chunk.push(row) < chunkRows && chunkCharacters < CHUNK_CHARACTERS) continue

      size.characters += chunkCharacters
      refuseTooMuch(size)
      yield chunk
      chunk = []
      chunkCharacters = 0
    }
    refuseTooMuch(size)
  }
  if (chunk.length > 0) yield chunk
}

function charactersIn({ raw }: ReadRow) {
  let sum = 0
  for (const field of raw) sum += field.length
  return sum
}

function refuseTooMuch({ records, rows, characters }: Record<'records' | 'rows' | 'characters', number>) {
  if (rows > READING_LIMITS.rows || records > READING_LIMITS.records) {
    throw new UnreadableFile('tooManyRows')
  }
  if (characters > READING_LIMITS.characters) throw new UnreadableFile('tooLarge')
}
