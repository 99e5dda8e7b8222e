import { crc32, deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { CARD, CHECK_OUT, NL_12, opened, refusal, rowsOf, told } from '#tests/unit/batches/reading/export_file'

const NS_BUSINESS = [
  'Dag',
  'Datum (DD-MM-YY)',
  'Product',
  'klasse',
  'Check in',
  'Vertrek',
  'Check uit',
  'Bestemming',
  'Omschrijving',
  'Kenmerk',
  'Prijs (excl.',
  'Prijs (incl. btw)',
  'Prive/Zakelijk',
  'Gefactureerd (Ja/Nee)',
  'Kaarthouder',
  'Kaartnummer',
]
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const timeOfDay = (hours: number, minutes: number) => (hours * 60 + minutes) / 1440

type Cell = string | number | Date | null

function workbook(sheets: Record<string, Cell[][]>): Buffer {
  const made = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows, { UTC: true })
    for (const cell of Object.values(sheet)) if (cell.t === 'n' && cell.v < 1) cell.z = 'hh:mm'
    utils.book_append_sheet(made, sheet, name)
  }
  return write(made, { compression: true, type: 'buffer' })
}

describe('reading a workbook', () => {
  test('reads dates, times and prices that are real cells', async () => {
    const file = workbook({
      Uitleg: [['Dit is uw overzicht']],
      Reizen: [
        NS_BUSINESS,
        [
          'ma',
          day('2025-10-20'),
          'Trein',
          2,
          timeOfDay(7, 58),
          'Den Haag',
          timeOfDay(8, 30),
          'Heemstede',
          'Check-in en -uit: Den Haag - Heemstede',
          null,
          13.73,
          14.97,
          'Zakelijk',
          'Ja',
          'T. Test',
          '3528 0200 0000 0021',
        ],
        [
          'ma',
          '27-10-25',
          'Trein',
          2,
          null,
          null,
          null,
          null,
          'Correctietarief: reis zonder check-uit',
          null,
          '€ 18.35',
          '€ 20.00',
          'Zakelijk',
          'Nee',
          'T. Test',
          '3528020000000021',
        ],
        ['Totaal', null, null, null, null, null, null, null, null, null, 32.08, 34.97],
      ],
    })

    expect((await opened(file)).dialect).toBe('ns_business')
    const rows = await rowsOf(file)
    expect(rows.map(told)).toEqual([
      [2, 'journey', '2025-10-20T05:58Z', '2025-10-20T06:30Z', 'Den Haag', 'Heemstede', 1497],
      [3, 'correction_fee', '2025-10-26T23:00Z', null, null, null, 2000],
    ])
    expect(rows.map((row) => row.transaction?.cardNumber)).toEqual(['3528020000000021', '3528020000000021'])
  })

  test('reads another export that was saved as a workbook', async () => {
    const line = ['02-11-2026', '', 'Leiden', '08:14', 'Delft', 4.9, 'Check-uit', '', '', '', 'T.']
    const file = workbook({ Blad1: [NL_12.split(';'), [...line, CARD]] })

    expect((await opened(file)).dialect).toBe('ov_nl_12')
    expect((await rowsOf(file)).map(told)).toEqual([
      [2, 'check_out', '2026-11-02T07:14Z', null, 'Leiden', 'Delft', 490],
    ])
  })

  test('refuses a workbook without an export in it', async () => {
    expect(await refusal(workbook({ Blad1: [['Naam', 'Bedrag']] }))).toBe('otherBankOrShop')
    expect(await refusal(workbook({ Blad1: [] }))).toBe('empty')
    expect(await refusal(workbook({ Blad1: [NS_BUSINESS] }))).toBe('noRows')
    expect(await refusal(zip([entry('readme.txt', 'geen werkboek')]))).toBe('notAnExport')
  })

  test('refuses a workbook that was cut off or damaged', async () => {
    const file = workbook({ Blad1: [NS_BUSINESS] })
    const damaged = Buffer.from(file)
    const sheet = file.indexOf('xl/worksheets/sheet1.xml') + 40
    damaged.fill(0xff, sheet, sheet + 40)

    expect(await refusal(file.subarray(0, file.length / 2))).toBe('brokenWorkbook')
    expect(await refusal(damaged)).toBe('brokenWorkbook')
  })

  test('refuses a workbook that unpacks to more than 200 MB or has too many entries', async () => {
    const claim = { ...entry('xl/workbook.xml', 'x'), bytes: 201 * 1024 * 1024 }
    const many = Array.from({ length: 1001 }, (_, index) => entry(`${index}.xml`, 'x'))

    expect(await refusal(zip([claim]))).toBe('workbookTooLarge')
    expect(await refusal(zip(many))).toBe('workbookTooLarge')
  })

  test('refuses a workbook that unpacks to more than it says', async () => {
    const bomb = { ...entry('xl/workbook.xml', ' '.repeat(50_000_000)), bytes: 1000 }

    expect(await refusal(zip([bomb]))).toBe('brokenWorkbook')
  })

  test.each([
    ['a cell a million rows and columns away', '<row r="1048576"><c r="XFD1048576"/></row>'],
    ['a row below the last one that Excel has', '<row r="1400000"><c r="A1400000"/></row>'],
  ])('refuses a sheet with %s', async (_, rows) => {
    expect(await refusal(sheetOf(rows))).toBe('workbookTooLarge')
  })

  test.each([
    ['rows in another order', '<row r="2"/><row r="1"/>'],
    ['a row twice', '<row r="2"/><row r="2"/>'],
    ['rows that are numbered by words', '<row r="two"/>'],
    ['a cell that is nowhere', '<row><c r="1A"/></row>'],
    ['tags that are not closed', '<row><c>'],
    ['more levels than any sheet', '<row>'.repeat(100)],
  ])('refuses a sheet with %s as damaged', async (_, rows) => {
    expect(await refusal(sheetOf(rows))).toBe('brokenWorkbook')
  })

  test('reads a row far below the others without the blank ones between', async () => {
    const rows = await rowsOf(sheetOf(`${row(1, NL_12)}${row(1_048_576, CHECK_OUT)}`))

    expect(rows.map((one) => one.line)).toEqual([1_048_576])
    expect(rows[0].transaction?.toPlace).toBe('Den Haag Centraal')
  })

  test('reads a file that names its parts with a prefix and its sheets from the root', async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Naam</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`

    expect(await refusal(book(sheet, '/xl/sheets/one.xml'))).toBe('notAnExport')
  })

  test('refuses more texts than any export shares', async () => {
    const strings = `<sst>${'<si><t>abc</t></si>'.repeat(500_001)}</sst>`

    expect(await refusal(book('<worksheet/>', 'sheet.xml', strings))).toBe('workbookTooLarge')
  })

  test('refuses a text that is repeated until it would fill the memory', async () => {
    const strings = `<sst><si><t>${'x'.repeat(1_000)}</t></si></sst>`
    const cells = '<c t="s"><v>0</v></c>'.repeat(50)
    const rows = `${row(1, NL_12)}${`<row>${cells}</row>`.repeat(2_100)}`

    expect(await refusal(book(sheetXml(rows), 'sheet.xml', strings))).toBe('tooLarge')
  })
})

const row = (line: number, text: string) =>
  `<row r="${line}">${text
    .split(';')
    .map((field) => `<c t="inlineStr"><is><t>${field}</t></is></c>`)
    .join('')}</row>`

const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const sheetOf = (rows: string) => book(sheetXml(rows))

/** A workbook of one sheet as plain XML, whatever is in it. */
function book(sheet: string, path = 'worksheets/sheet1.xml', strings = '<sst/>') {
  return zip([
    entry('xl/workbook.xml', '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>'),
    entry(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="t/worksheet" Target="${path}"/></Relationships>`
    ),
    entry('xl/sharedStrings.xml', strings),
    entry(path.startsWith('/') ? path.slice(1) : `xl/${path}`, sheet),
  ])
}

type Entry = { name: string; packed: Buffer; bytes: number; checksum: number }

function entry(name: string, text: string): Entry {
  return {
    name,
    packed: deflateRawSync(text),
    bytes: Buffer.byteLength(text),
    checksum: crc32(text),
  }
}

function zip(entries: Entry[]) {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let at = 0
  for (const { name, packed, bytes, checksum } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    locals.push(local, Buffer.from(name), packed)

    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(checksum, 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(bytes, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    centrals.push(central, Buffer.from(name))
    at += local.length + name.length + packed.length
  }

  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...centrals, end])
}
