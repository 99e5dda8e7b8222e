import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { CHECK_OUT, NL_12, opened, problems, rowsOf, allRows } from '#tests/unit/batches/reading/export_file'

const FRIESLAND = CHECK_OUT.replace('Leiden Centraal', 'Fryslân').replace('4,90', '€ 4,90')
const TEXT = [NL_12, FRIESLAND, FRIESLAND.replace('Fryslân', 'Café één')].join('\r\n')

async function read(content: Uint8Array | string) {
  const file = await opened(content)
  const rows = await allRows(file)
  const places = rows.map((row) => row.transaction?.fromPlace)
  return { encoding: file.encoding, places, rows }
}

describe('reading characters', () => {
  test.each([
    ['UTF-8', 'utf-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', 'utf-8', Buffer.from(`\uFEFF${TEXT}`)],
    ['windows-1252', 'windows-1252', iconv.encode(TEXT, 'windows-1252')],
    ['UTF-16 as Excel saves it', 'utf-16', iconv.encode(TEXT, 'utf-16le', { addBOM: true })],
    ['UTF-16 the other way around', 'utf-16', iconv.encode(TEXT, 'utf-16be', { addBOM: true })],
  ])('knows %s', async (_, encoding, content) => {
    const file = await read(content)

    expect(file.encoding).toBe(encoding)
    expect(file.places).toEqual(['Fryslân', 'Café één'])
    expect(file.rows.map((row) => row.transaction?.amountCents)).toEqual([490, 490])
  })

  test('knows windows-1252 by one letter at the end of a large file', async () => {
    const lines = [NL_12, ...Array(5000).fill(CHECK_OUT)].join('\n')
    const content = iconv.encode(`${lines}\n${CHECK_OUT.replace('Leiden', 'Frysl\u00e2n')}`, 'windows-1252')

    const { encoding, places } = await read(content)

    expect(encoding).toBe('windows-1252')
    expect(places.at(-1)).toBe('Fryslân Centraal')
  })

  test('keeps characters whole that fall between two reads', async () => {
    const line = CHECK_OUT.replace('Leiden Centraal', 'é'.repeat(401))
    const { encoding, places } = await read([NL_12, ...Array(500).fill(line)].join('\n'))

    expect(encoding).toBe('utf-8')
    expect(new Set(places)).toEqual(new Set(['é'.repeat(401)]))
    expect(places).toHaveLength(500)
  })

  test('sets aside only the row with a damaged character', async () => {
    const content = Buffer.from(`${TEXT}\r\n${FRIESLAND}`)
    const second = content.lastIndexOf(Buffer.from('Café')) + 4
    content[second] = 0x20

    const { encoding, rows } = await read(content)

    expect(encoding).toBe('utf-8')
    expect(problems(rows)).toEqual([
      [2, null],
      [3, 'unreadableCharacters'],
      [4, null],
    ])
  })

  test('sets aside only the last row of a file cut in the middle of a character', async () => {
    const content = Buffer.from(`${TEXT}\r\n02-11-2026;07:58;Fryslâ`)

    const { encoding, rows } = await read(content.subarray(0, -1))

    expect(encoding).toBe('utf-8')
    expect(problems(rows)).toEqual([
      [2, null],
      [3, null],
      [4, 'unreadableCharacters'],
    ])
  })

  test('sets aside a byte windows-1252 does not have', async () => {
    const content = iconv.encode(TEXT, 'windows-1252')
    content[content.indexOf(iconv.encode('â', 'windows-1252'))] = 0x81

    expect(problems((await read(content)).rows)).toEqual([
      [2, 'unreadableCharacters'],
      [3, null],
    ])
  })

  test('sets aside a row with NUL in it', async () => {
    const rows = await rowsOf([NL_12, CHECK_OUT.replace('T. Test', 'T.\0Test'), CHECK_OUT])

    expect(problems(rows)).toEqual([
      [2, 'unreadableCharacters'],
      [3, null],
    ])
    expect(rows[0].raw.join()).not.toContain('\0')
  })
})
