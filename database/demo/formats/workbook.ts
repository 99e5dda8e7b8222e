import { crc32, deflateRawSync } from 'node:zlib'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * A workbook with one sheet of texts. Written here because a library stamps the time into it, and the
 * story has to give the same bytes each time.
 */
export function workbookOf(rows: string[][]): Buffer {
  return zipOf([
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Reistransacties" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    ],
  ])
}

function relation(type: string, target: string) {
  return `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
}

function rowXml(fields: string[], index: number) {
  const number = index + 1
  const cells = fields.map((field, column) => {
    if (field === '') return ''
    const name = String.fromCharCode(65 + column)
    return `<c r="${name}${number}" t="inlineStr"><is><t>${escaped(field)}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function zipOf(files: [name: string, content: string][]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const plain = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)
    const packed = deflateRawSync(plain)
    const facts = factsOf(plain, packed, name)
    const local = Buffer.concat([bytes('504b0304'), facts, Buffer.from(name), packed])

    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    centrals.push(Buffer.concat([bytes('504b01021400'), facts, place, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }

  const central = Buffer.concat(centrals)
  const end = Buffer.concat([bytes('504b0506'), Buffer.alloc(18)])
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

/** What a zip says twice about a file: version 2.0, deflated, 1 January 1980, checksum and sizes. */
function factsOf(plain: Buffer, packed: Buffer, name: string) {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(0x21, 8)
  facts.writeUInt32LE(crc32(plain), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(plain.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

const bytes = (hex: string) => Buffer.from(hex, 'hex')
