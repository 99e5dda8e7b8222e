import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell } from '#app/platform/shared/csv'

const START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const MAX_LINES = 1_048_576

export class SheetFull extends Error {}

/** All text stays text, so no cell runs as a formula. Throws SheetFull. */
export function xlsx(name: string, table: AsyncIterable<Cell[][]>): Readable {
  const zip = new ZipFile()
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(START + xml), path)

  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`
  )
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  )
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ])
  )
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`
  )
  const sheet = Readable.from(sheetOf(table))
  const output = zip.outputStream as Readable
  sheet.once('error', (error) => output.destroy(error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}

async function* sheetOf(table: AsyncIterable<Cell[][]>) {
  yield `${START}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`
  let written = 0
  for await (const lines of table) {
    if (written + lines.length > MAX_LINES) throw new SheetFull()
    const first = written
    yield lines.map((cells, at) => line(cells, first + at)).join('')
    written += lines.length
  }
  yield '</sheetData></worksheet>'
}

const relations = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

// The standard makes references optional, but some readers need them.
const line = (cells: Cell[], index: number) => {
  const head = index === 0 ? ' s="1"' : ''
  const at = (column: number) => `r="${columnName(column)}${index + 1}"${head}`
  return `<row r="${index + 1}">${cells.map((value, column) => cell(value, at(column))).join('')}</row>`
}

const cell = (value: Cell, attributes: string) => {
  if (typeof value === 'object') return `<c ${attributes} s="2"><v>${value.cents / 100}</v></c>`
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`
}

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const escape = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 (2.2) has no such characters.
    .replaceAll(/[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
