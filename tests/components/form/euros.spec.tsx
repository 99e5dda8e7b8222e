import { describe, expect, test } from 'vitest'
import { parseEuros, parseSignedEuros, writeEuros, writeSignedEuros } from '~/ui/euros'

describe('an amount as people write it', () => {
  test.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['€ 12', 1200],
    ['0,05', 5],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['19,99', 1999],
    ['16', 1600],
    ['€ 16,00', 1600],
    ['€\u00a016,00', 1600],
    ['€16.00', 1600],
    ['EUR 16.00', 1600],
    ['eur16', 1600],
    ['16,00 euro', 1600],
    ['€ 16,-', 1600],
  ])('%s is %i cents', (text, cents) => expect(parseEuros(text)).toBe(cents))

  test.each(['', 'twelve', '-3', '1.234', '1,234', '12,345', '1e3', '12,50,00', '1€2', 'USD 16.00'])(
    '“%s” is no amount, or could be two',
    (text) => expect(parseEuros(text)).toBeNull()
  )

  test('reads back what it wrote', () => {
    for (const cents of [0, 5, 60, 1999, 1_000_000])
      for (const locale of ['en', 'nl'] as const) expect(parseEuros(writeEuros(cents, locale))).toBe(cents)
    expect([writeEuros(1205, 'en'), writeEuros(1205, 'nl')]).toEqual(['12.05', '12,05'])
  })
})

describe('an amount with a sign', () => {
  test.each([
    ['+12.50', 1250],
    ['-12,50', -1250],
    ['\u2212\u00a0€12.50', -1250],
    ['€ -16,00', -1600],
    ['- EUR 1.234,56', -123456],
  ])('%s is %i cents', (text, cents) => expect(parseSignedEuros(text)).toBe(cents))

  test.each(['12.50', '', '+', '--3', '-1.234'])('“%s” is none', (text) => expect(parseSignedEuros(text)).toBeNull())

  test('reads back what it wrote', () => {
    expect([writeSignedEuros(-1205, 'en'), writeSignedEuros(1205, 'nl')]).toEqual(['\u221212.05', '+12,05'])
    expect(parseSignedEuros(writeSignedEuros(-1205, 'nl'))).toBe(-1205)
  })
})
