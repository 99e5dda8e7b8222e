import { describe, expect, test } from 'vitest'
import { centsOf } from '#app/travel/batches/reading/amount'

describe('a printed amount', () => {
  test.each([
    ['4,50', 450],
    ['4.50', 450],
    ['4', 400],
    ['4,5', 450],
    ['0,00', 0],
    ['-10,00', -1000],
    ['10,00-', -1000],
    ['€ 4,50', 450],
    ['€4,90', 490],
    ['€\u00a04,90', 490],
    ['-€ 4,50', -450],
    ['- € 4,50', -450],
    ['€ - 20,00', -2000],
    ['€ 20,00-', -2000],
    ['\u221220,00', -2000],
    ['EUR 4,50', 450],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234.567,89', 123456789],
    ['9999999,99', 999999999],
  ])('%s is %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })

  test.each(['', '   ', '\u00a0', '€'])('%j is blank', (text) => {
    expect(centsOf(text)).toBeNull()
  })

  test.each([
    '=1+1',
    'gratis',
    '1.234',
    '1,234',
    '4,505',
    '1,23,4',
    '1.23,45',
    '--4,50',
    '-4,50-',
    '4-50',
    '4,50 €€',
    ',',
    '-',
    '1e3',
    '0x10',
    '٤,٥٠',
  ])('%s is not read as money', (text) => {
    expect(centsOf(text)).toBe('unreadableAmount')
  })

  test.each(['10000000,00', '100000000,00', '€ 123.456.789,00', '9'.repeat(400)])('%s is too much', (text) => {
    expect(centsOf(text)).toBe('amountTooLarge')
  })
})
