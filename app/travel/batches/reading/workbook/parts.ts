import { posix } from 'node:path'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import type { Zip } from '#app/travel/batches/reading/workbook/zip'
import { readXml } from '#app/travel/batches/reading/workbook/xml'

export type Parts = {
  sheets: string[]
  strings: string[]
  isDate: boolean[]
  startsIn1904: boolean
}

/** Built-in formats that show a date or a time (ECMA-376, part 1, 18.8.30). */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const WORKBOOK = 'xl/workbook.xml'

export async function readParts(zip: Zip): Promise<Parts> {
  if (!zip.has(WORKBOOK)) throw new UnreadableFile('notAnExport')
  const { sheetIds, startsIn1904 } = await readBook(zip)
  const targets = await readTargets(zip)
  return {
    sheets: sheetIds.flatMap((id) => targets.get(id)?.path ?? []),
    strings: await readStrings(zip, pathOf(targets, 'sharedStrings')),
    isDate: await readStyles(zip, pathOf(targets, 'styles')),
    startsIn1904,
  }
}

async function readBook(zip: Zip) {
  const sheetIds: string[] = []
  let startsIn1904 = false
  await readXml(zip.content(WORKBOOK), {
    open: (name, attributes) => {
      if (name === 'sheet') sheetIds.push(attributes['r:id'] ?? attributes.id ?? '')
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
    },
  })
  return { sheetIds, startsIn1904 }
}

type Target = { path: string; type: string }

async function readTargets(zip: Zip) {
  const targets = new Map<string, Target>()
  await readXml(zip.content('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      targets.set(Id, { path, type: Type })
    },
  })
  return targets
}

const pathOf = (targets: Map<string, Target>, type: string) =>
  [...targets.values()].find((target) => target.type.endsWith(`/${type}`))?.path ?? `xl/${type}.xml`

/** A text longer than a field may be is cut: its row is wrong either way. */
async function readStrings(zip: Zip, path: string) {
  const strings: string[] = []
  const longest = READING_LIMITS.fieldCharacters + 1
  let characters = 0
  let current: string | null = null
  let isText = false
  let isPhonetic = false

  await readXml(zip.content(path), {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 't') isText = !isPhonetic
      if (name === 'rPh') isPhonetic = true
    },
    text: (piece) => {
      if (!isText || current === null || current.length >= longest) return
      current += piece.slice(0, longest - current.length)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      characters += current?.length ?? 0
      strings.push(detached(current ?? ''))
      current = null
      if (strings.length > READING_LIMITS.sharedStrings || characters > READING_LIMITS.sharedCharacters) {
        throw new UnreadableFile('workbookTooLarge')
      }
    },
  })
  return strings
}

/** A slice keeps the whole string in memory, here a piece of the file. */
const detached = (text: string) => Buffer.from(text).toString()

async function readStyles(zip: Zip, path: string) {
  const formats = new Map<number, boolean>()
  const isDate: boolean[] = []
  let isInCells = false
  await readXml(zip.content(path), {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        formats.set(Number(attributes.numFmtId), showsDate(attributes.formatCode ?? ''))
      }
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      const format = Number(attributes.numFmtId ?? 0)
      isDate.push(formats.get(format) ?? DATE_FORMATS.has(format))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return isDate
}

/** `dd-mm-yyyy` or `[h]:mm`, but not the d in `0 "dagen"` or in a colour such as `[Red]`. */
function showsDate(formatCode: string) {
  const bare = formatCode
    .slice(0, 200)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
  return /[dmyhs]/i.test(bare)
}
