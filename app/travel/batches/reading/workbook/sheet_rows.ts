import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import type { FileRecord } from '#app/travel/batches/reading/records'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import { dateText, instantOf, numberText } from '#app/travel/batches/reading/workbook/cell_text'
import type { Parts } from '#app/travel/batches/reading/workbook/parts'
import { type Attributes, parseXml } from '#app/travel/batches/reading/workbook/xml'

const PLACE = /^([A-Z]{1,3})(\d{1,7})$/
const LAST_ROW = 1_048_576

export async function* sheetRows(content: AsyncIterable<Buffer>, parts: Parts): AsyncGenerator<FileRecord[]> {
  let rows: FileRecord[] = []
  let line = 0
  let fields: string[] = []
  let cell: Cell | null = null

  const handlers = {
    open: (name: string, attributes: Attributes) => {
      if (name === 'row') {
        line = nextLine(attributes.r, line)
        fields = []
      } else if (name === 'c') {
        cell = newCell(attributes, fields.length)
      } else if (cell && (name === 'v' || name === 't')) {
        cell.isText = !cell.isPhonetic
      } else if (cell && name === 'rPh') {
        cell.isPhonetic = true
      }
    },
    text: (piece: string) => {
      if (!cell?.isText) return
      const room = READING_LIMITS.fieldCharacters + 1 - cell.text.length
      if (room > 0) cell.text += piece.slice(0, room)
    },
    close: (name: string) => {
      if (name === 'c' && cell) {
        while (fields.length < cell.column) fields.push('')
        fields[cell.column] = textOf(cell, parts)
        cell = null
      } else if (cell && (name === 'v' || name === 't')) {
        cell.isText = false
      } else if (cell && name === 'rPh') {
        cell.isPhonetic = false
      } else if (name === 'row') {
        rows.push({ line, fields, isBroken: false })
      }
    },
  }

  const parsed = parseXml(content, handlers)
  while (!(await parsed.next()).done) {
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
}

type Cell = {
  column: number
  type: string
  style: number
  text: string
  isText: boolean
  isPhonetic: boolean
}

function newCell({ r, t = 'n', s = '0' }: Attributes, next: number): Cell {
  const column = r === undefined ? next : columnOf(r)
  if (column >= READING_LIMITS.columns) throw new UnreadableFile('workbookTooLarge')
  return { column, type: t, style: Number(s), text: '', isText: false, isPhonetic: false }
}

/** Rows and cells may have a number, or follow the one before; numbers never go back. */
function nextLine(r: string | undefined, last: number) {
  const line = r === undefined ? last + 1 : Number(r)
  if (!Number.isInteger(line) || line <= last) throw new UnreadableFile('brokenWorkbook')
  if (line > LAST_ROW) throw new UnreadableFile('workbookTooLarge')
  return line
}

function columnOf(place: string) {
  const letters = PLACE.exec(place)?.[1]
  if (!letters) throw new UnreadableFile('brokenWorkbook')
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number - 1
}

function textOf({ type, style, text }: Cell, parts: Parts) {
  if (text === '') return ''
  if (type === 's') return parts.strings[Number(text)] ?? ''
  if (type === 'd') return dateText(new Date(text))
  if (type !== 'n') return text

  const number = Number(text)
  if (!Number.isFinite(number)) return text
  return parts.isDate[style] ? dateText(instantOf(number, parts.startsIn1904)) : numberText(number)
}
