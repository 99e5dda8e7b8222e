import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordSplitter } from '#app/travel/batches/reading/records'

function recordsOf(pieces: string[]) {
  const split = recordSplitter(';')
  return [...pieces.flatMap((piece) => split(piece, false)), ...split('', true)]
}

// More separators than a field below can hold, see the rule about stray quotes.
const WIDTH = 8
const field = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', ';', '"', '\n', '\r\n', ','),
  maxLength: 6,
})
const rows = fc.array(fc.array(field, { minLength: WIDTH, maxLength: WIDTH }), {
  minLength: 1,
  maxLength: 8,
})
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`

describe('splitting records', () => {
  test('gives what csv-parse gives, wherever the text is cut in pieces', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(200)), (table, end, cuts) => {
        const text = [[...'abcdefgh'], ...table].map((row) => row.map(quoted).join(';')).join(end)
        const places = [0, ...cuts.map((cut) => cut % text.length).sort((a, b) => a - b)]
        const pieces = places.map((place, index) => text.slice(place, places[index + 1]))

        const records = recordsOf(pieces)

        expect(records.map((record) => record.fields)).toEqual(parse(text, { delimiter: ';', record_delimiter: end }))
        expect(records.some((record) => record.isBroken)).toBe(false)
      })
    )
  })

  test('gives the same for a wrong text in one piece and in many', () => {
    const wrong = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', '\r'), maxLength: 60 })
    fc.assert(
      fc.property(wrong, (text) => {
        expect(recordsOf(text.split(''))).toEqual(recordsOf([text]))
      })
    )
  })

  test('reads the line ends of Windows, Unix and the old Mac', () => {
    for (const end of ['\r\n', '\n', '\r']) {
      const records = recordsOf([`a;b${end}c;d${end}`])
      expect(records.map(({ line, fields }) => [line, fields])).toEqual([
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ])
    }
  })

  test('makes no record of a blank line, and counts it', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = `${end}${end}a;b${end}${end}c;d${end}${end}`
      for (let cut = 0; cut <= text.length; cut++) {
        const records = recordsOf([text.slice(0, cut), text.slice(cut)])
        expect(records.map(({ line, fields }) => [line, ...fields])).toEqual([
          [3, 'a', 'b'],
          [5, 'c', 'd'],
        ])
      }
      expect(recordsOf([end.repeat(50_000)])).toEqual([])
    }
  })
})
