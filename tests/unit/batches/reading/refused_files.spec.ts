import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CHECK_OUT, NL_12, problems, refusal, rowsOf } from '#tests/unit/batches/reading/export_file'

const ING =
  '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"'
const bytes = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), randomBytes(500)])

describe('opening a file', () => {
  test.each([
    ['pdf', Buffer.from('%PDF-1.7 factuur')],
    ['image', bytes('89504e470d0a1a0a')],
    ['image', bytes('ffd8ffe0')],
    ['image', Buffer.from('GIF89a')],
    ['image', Buffer.from('RIFF1234WEBPVP8 ')],
    ['image', Buffer.from('\0\0\0\x18ftypheic')],
    ['oldExcel', bytes('d0cf11e0a1b11ae1')],
    ['brokenWorkbook', bytes('504b0304')],
  ])('refuses %s bytes whatever the name says', async (problem, content) => {
    expect(await refusal(content, { fileName: 'reishistorie.csv' })).toBe(problem)
  })

  test.each(['', '  \r\n\n\t ', '\uFEFF', '\uFEFF\n\n'])('refuses %j as empty', async (content) => {
    expect(await refusal(content)).toBe('empty')
  })

  test('refuses a header without rows', async () => {
    expect(await refusal(NL_12)).toBe('noRows')
    expect(await refusal([NL_12, '', ';'.repeat(11), ''])).toBe('noRows')
  })

  test('refuses the export of a bank or a shop', async () => {
    const line = '"20261102";"NS";"NL91ABNA0417164300";"";"BA";"Af";"4,90";"Betaalautomaat";""'

    expect(await refusal([ING, line])).toBe('otherBankOrShop')
    expect(await refusal([ING, line].map((text) => text.replaceAll(';', ',')))).toBe('otherBankOrShop')
  })

  test('refuses ten thousand columns', async () => {
    const columns = Array.from({ length: 10_000 }, (_, index) => `kolom${index}`).join(';')

    expect(await refusal([columns, columns])).toBe('otherBankOrShop')
  })

  test('refuses what is no table at all', async () => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + 13) % 256))

    expect(await refusal(noise)).toBe('notAnExport')
    expect(await refusal('Beste klantenservice')).toBe('notAnExport')
    expect(await refusal('<html><body>Reishistorie</body></html>')).toBe('notAnExport')
    expect(await refusal(Buffer.alloc(5000))).toBe('notAnExport')
  })
})

describe('reading wrong quotes', () => {
  const quoted = (line: string) => `"${line.split(';').join('";"')}"`
  const header = quoted(NL_12)
  const good = quoted(CHECK_OUT)

  test.each([
    ['opened and not closed', good.replace('Leiden Centraal"', 'Leiden Centraal')],
    ['not closed at the end of the line', good.slice(0, -1)],
    ['closed too early', good.replace('Leiden Centraal', 'Leiden "Centraal"')],
  ])('sets aside only the line with a quote %s', async (_, wrong) => {
    const rows = await rowsOf([header, good, wrong, good, good])

    expect(problems(rows)).toEqual([
      [2, null],
      [3, 'fieldCount'],
      [4, null],
      [5, null],
    ])
  })

  test('swallows no row behind a stray quote in a file without quotes', async () => {
    const stray = CHECK_OUT.replace('Leiden', '"Leiden')
    const rows = await rowsOf([NL_12, stray, ...Array(2000).fill(CHECK_OUT)])

    expect(rows).toHaveLength(2001)
    expect(rows.filter((row) => row.problem !== null).map((row) => row.line)).toEqual([2])
  })

  test('swallows no row between two stray quotes', async () => {
    const opens = CHECK_OUT.replace('Leiden', '"Leiden')
    const closes = CHECK_OUT.replace('Leiden Centraal', 'Leiden Centraal"')
    const rows = await rowsOf([NL_12, opens, CHECK_OUT, CHECK_OUT, closes, CHECK_OUT])

    expect(problems(rows)).toEqual([
      [2, 'fieldCount'],
      [3, null],
      [4, null],
      [5, null],
      [6, null],
    ])
  })

  test('sets aside a line of megabytes in little memory and reads on', async () => {
    const rows = await rowsOf([NL_12, 'x'.repeat(5_000_000), CHECK_OUT])

    expect(problems(rows)).toEqual([
      [2, 'fieldTooLong'],
      [3, null],
    ])
    expect(rows[0].raw[0]).toHaveLength(1000)
  })

  test('sets aside a row of ten thousand fields', async () => {
    const rows = await rowsOf([NL_12, ';a'.repeat(10_000), CHECK_OUT])

    expect(problems(rows)).toEqual([
      [2, 'fieldCount'],
      [3, null],
    ])
    expect(rows[0].raw).toHaveLength(50)
  })
})
