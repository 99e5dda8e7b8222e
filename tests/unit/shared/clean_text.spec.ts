import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { csvLines } from '#app/platform/shared/csv'
import {
  cleanText,
  cleanValues,
  fileName,
  isClean,
  manyLines,
  oneLine,
  shortened,
  storable,
} from '#app/platform/shared/clean_text'

/** Any UTF-16, halves of pairs included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

describe('clean text', () => {
  test('holds neither NUL nor half a surrogate pair, whatever came in', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, most) => {
        const texts = [
          cleanText(text),
          oneLine(text),
          manyLines(text),
          fileName(text),
          shortened(cleanText(text), most),
          shortened(cleanText(text), -most),
        ]
        expect(texts.every(isClean)).toBe(true)
        expect(JSON.stringify(cleanValues({ [text]: [text, { text }] }))).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      })
    )
  })

  test('of one line has no break and nothing that turns or hides it', () => {
    expect(oneLine(' Jan\r\nde\u2028Vries\t\u202E\u2066(rekening)\u200B ')).toBe('Jan de Vries (rekening)')
    expect(oneLine('Zoë O’Brien–Yılmaz 🚆')).toBe('Zoë O’Brien–Yılmaz 🚆')
    expect(manyLines('a\r\nb\rc\u2028d\u202E\u0007\te')).toBe('a\nb\nc\nd\te')
  })

  test('of a file keeps the end of a long name, and whole characters', () => {
    expect(fileName(`${'🚆'.repeat(150)}.csv`)).toMatch(/^(🚆)+\.csv$/u)
    expect(encodeURIComponent(fileName(`${'x'.repeat(10)}🚆${'y'.repeat(199)}`))).toBe('y'.repeat(199))
    expect(fileName('\0 \r\n')).toBe('file')
  })

  test('that is JSON stays the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        const kept: unknown = JSON.parse(storable(text))
        expect(kept).toEqual(cleanValues(JSON.parse(text)))
      })
    )
  })
})

describe('a cell of a CSV file', () => {
  const cell = (text: string) => csvLines([[text]]).slice(0, -2)

  test.each([
    ['a,=1+1', `"a,'=1+1"`],
    ['a\t=1+1', `"a\t'=1+1"`],
    ['a|=cmd', `"a|'=cmd"`],
    ['a, \u202E@x,-1', `"a, \u202E'@x,'-1"`],
    ['Leiden, Breestraat', '"Leiden, Breestraat"'],
    ['=1+1', `"'=1+1"`],
    [' =1+1', `"' =1+1"`],
    ['\u202E=1', `"'\u202E=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['Den Haag HS', 'Den Haag HS'],
    ['a-b', 'a-b'],
  ])('%j is %s for a reader of any separator', (text, written) => {
    expect(cell(text)).toBe(written)
  })

  test.each([',', ';', '\t', '|'])('is no formula in the middle of a line for who separates by %j', (separator) => {
    const texts = ['a,=1+1,b', 'x;=1', 'y\t+1', 'z|@SUM(1)', '-1', 'Leiden, Breestraat']
    const line = csvLines([['BNK-1', ...texts, 'end']])
    const options = { delimiter: separator, relax_quotes: true, relax_column_count: true, bom: true }
    const cells = (parse(line, options) as string[][]).flat()
    expect(cells.filter((text) => /^["\s]*[=+@-]/.test(text))).toEqual([])
  })
})
