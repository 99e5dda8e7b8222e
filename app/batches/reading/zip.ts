import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableFile } from '#app/batches/reading/row'

type Entry = {
  name: string
  method: number
  checksum: number
  packedBytes: number
  bytes: number
  at: number
}

const MOST_ENTRIES = 1000
const MOST_BYTES = 200 * 1024 * 1024
/** Beyond any export: an empty grid of this size would still fill the memory. */
const MOST_CELLS = 30_000_000

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/**
 * Refuses a workbook that unpacks to more than we want to hold, before the library unpacks it. Every
 * entry is unpacked here too, because the sizes in a zip are only claims.
 */
export function checkWorkbook(zip: Buffer): void {
  const entries = entriesOf(zip)
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (entries.length > MOST_ENTRIES || bytes > MOST_BYTES)
    throw new UnreadableFile('workbookTooLarge')

  for (const entry of entries) {
    const content = unpacked(zip, entry)
    if (/^xl\/worksheets\/.*\.xml$/i.test(entry.name)) checkGrid(content)
  }
  if (!entries.some(({ name }) => name === 'xl/workbook.xml'))
    throw new UnreadableFile('notAnExport')
}

/** The list at the end of a zip, which is what the library reads as well. */
function entriesOf(zip: Buffer): Entry[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)

  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || zip.readUInt32LE(at) !== CENTRAL) throw broken()
    const nameBytes = zip.readUInt16LE(at + 28)
    entries.push({
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
      name: zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes),
    })
    at += CENTRAL_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= earliest; at--) {
    if (zip.readUInt32LE(at) === END) return at
  }
  throw broken()
}

function unpacked(zip: Buffer, { method, checksum, packedBytes, bytes, at }: Entry): Buffer {
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL) throw broken()
  const start = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const packed = zip.subarray(start, start + packedBytes)

  const content = method === STORED ? packed : inflated(packed, method, bytes)
  if (content.length !== bytes || crc32(content) !== checksum) throw broken()
  return content
}

function inflated(packed: Buffer, method: number, bytes: number): Buffer {
  if (method !== DEFLATED) throw broken()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) })
  } catch {
    throw broken()
  }
}

/** One cell far away makes the library fill everything before it with blanks. */
function checkGrid(sheet: Buffer) {
  let rows = 1
  let columns = 1
  for (const [, letters, digits] of sheet.toString('latin1').matchAll(/\sr=["']([A-Z]*)(\d+)/gi)) {
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnNumber(letters))
  }
  if (rows * columns > MOST_CELLS) throw new UnreadableFile('workbookTooLarge')
}

function columnNumber(letters: string) {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

function broken() {
  return new UnreadableFile('brokenWorkbook')
}
