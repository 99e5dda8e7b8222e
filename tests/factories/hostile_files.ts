import { crc32, deflateRawSync } from 'node:zlib'
import { Export, daysAgo, newCard } from '#tests/factories/exports'

const NL_12 =
  'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen;Naam;Kaartnummer'

/** What a zip lists of it may be untrue: its size, its checksum, that it is encrypted. */
type Part = { name: string; content: Buffer; size?: number; checksum?: number; flags?: number }

/** A zip of these parts, packed. */
export function zipOf(parts: Part[]) {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  const packedOf = new Map<Buffer, Buffer>()
  let at = 0
  for (const { name, content, ...listed } of parts) {
    const packed = packedOf.get(content) ?? deflateRawSync(content)
    packedOf.set(content, packed)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(listed.flags ?? 0, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(listed.checksum ?? crc32(content), 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(listed.size ?? content.length, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), packed)
    centrals.push(central, Buffer.from(name))
    at += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  const large = parts.length < 0xffff ? [] : largeEnd(parts.length, directory.length, at)
  return Buffer.concat([...locals, directory, ...large, end])
}

/** ZIP64 counts beyond 65,534. */
function largeEnd(count: number, bytes: number, at: number) {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(bytes), 40)
  record.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return [record, locator]
}

/** A workbook of one sheet as XML, whatever is in it. */
function workbookOf(rows: string | Buffer, strings = '') {
  const part = (name: string, content: string | Buffer): Part => ({
    name,
    content: Buffer.from(content as string),
  })
  return zipOf([
    part('xl/workbook.xml', '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>'),
    part(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Type="t/worksheet" Target="sheet.xml"/></Relationships>'
    ),
    part('xl/sharedStrings.xml', `<sst>${strings}</sst>`),
    part(
      'xl/sheet.xml',
      Buffer.concat([
        Buffer.from('<worksheet><sheetData>'),
        Buffer.from(rows as string),
        Buffer.from('</sheetData></worksheet>'),
      ])
    ),
  ])
}

const cells = (fields: string[]) => fields.map((field) => `<c t="inlineStr"><is><t>${field}</t></is></c>`).join('')
const HEADER_ROW = `<row>${cells(NL_12.split(';'))}</row>`

/** Files that ended a worker, and their like: what each is, and its bytes, made when asked for. */
export const HOSTILE_FILES: Record<string, () => Buffer> = {
  'a cell in row 1,400,000': () => workbookOf(`${HEADER_ROW}<row r="1400000"><c r="A1400000"><v>1</v></c></row>`),
  'a cell in the last row and column': () =>
    workbookOf(`${HEADER_ROW}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
  '180 MB of shared strings in 0.4 MB': () =>
    workbookOf(HEADER_ROW, `<si><t>${'a'.repeat(1_000)}</t></si>`.repeat(180_000)),
  'one shared string of 150 MB': () => workbookOf(HEADER_ROW, `<si><t>${'a'.repeat(150_000_000)}</t></si>`),
  'one attribute of 100 MB': () => workbookOf(`<row r="${'1'.repeat(100_000_000)}"/>`),
  'a million rows': () => workbookOf(HEADER_ROW + '<row><c><v>1</v></c></row>'.repeat(1_000_000)),
  'a sheet of 190 MB of blanks': () => workbookOf(Buffer.alloc(190_000_000, ' ')),
  'a sheet of 190 MB of blank rows': () => workbookOf('<row/>'.repeat(31_000_000)),
  'a sheet that unpacks to a gigabyte': () => workbookOf(Buffer.alloc(300_000_000, ' ')),
  'one text in every cell': () =>
    workbookOf(
      HEADER_ROW + `<row>${'<c t="s"><v>0</v></c>'.repeat(490)}</row>`.repeat(5_000),
      `<si><t>${'x'.repeat(1_000)}</t></si>`
    ),
  'a JSON of 45 MB of empty objects': () => Buffer.from(`[${'{},'.repeat(15_000_000)}{}]`),
  'a JSON of 45 MB of brackets': () => Buffer.from('['.repeat(45_000_000)),
  'a JSON of 45 MB of keys': () =>
    Buffer.from(`[{${Array.from({ length: 2_500_000 }, (_, at) => `"key${at}":1`).join()}}]`),
  'a JSON of one text of 45 MB': () => Buffer.from(`[{"status":"COMPLETE","fare":"${'9'.repeat(45_000_000)}"}]`),
  'a CSV of 45 MB of line ends': () => Buffer.from(`${NL_12}\n${'\n'.repeat(45_000_000)}`),
  'a CSV of 45 MB of separators': () => Buffer.from(`${NL_12}\n${';'.repeat(45_000_000)}`),
  'a CSV of 45 MB of open quotes': () => Buffer.from(`${NL_12}\n${'"'.repeat(45_000_000)}`),
  'a CSV of 400,000 cards': () =>
    Buffer.from(
      `${NL_12}\n${Array.from({ length: 400_000 }, (_, at) => `01-10-2026;08:00;Delft;;;;Check-in;;;;;${String(at).padStart(16, '0')}`).join('\n')}`
    ),
  'amounts that no column holds': () =>
    Buffer.from(`${NL_12}\n01-10-2026;;Delft;08:00;Leiden;99999999,99;Check-uit;;;;;${newCard()}\n`),
}

/** A small file in order, of a card of its own. */
export const smallFile = () =>
  new Export(newCard())
    .journey(daysAgo(9), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(8), 'Leiden Centraal', '17:42')
    .text()
