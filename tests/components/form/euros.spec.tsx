import { describe, expect, test } from 'vitest'
import { parseEuros, writeEuros } from '~/ui/euros'

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
  ])('%s is %i cents', (text, cents) => expect(parseEuros(text)).toBe(cents))

  test.each(['', 'twelve', '-3', '1.234', '1,234', '12,345', '1e3', '12,50,00'])(
    '“%s” is no amount, or could be two',
    (text) => expect(parseEuros(text)).toBeNull()
  )

  test('reads back what it wrote', () => {
    for (const cents of [0, 5, 60, 1999, 1_000_000])
      for (const locale of ['en', 'nl'] as const)
        expect(parseEuros(writeEuros(cents, locale))).toBe(cents)
    expect([writeEuros(1205, 'en'), writeEuros(1205, 'nl')]).toEqual(['12.05', '12,05'])
  })
})
