import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { moment, shortLine, formatValues } from '#app/messages/emails/format_values'

describe('a value in a message', () => {
  test('that is an amount reads as euros', () => {
    expect(formatValues({ amountCents: 1208 }, 'nl')).toEqual({
      amountCents: 1208,
      amount: '€\u00A012,08',
    })
    expect(formatValues({ amountCents: 1208 }, 'en')).toEqual({
      amountCents: 1208,
      amount: '€12.08',
    })
  })

  test('that is a time reads as the clock in Amsterdam', () => {
    const summer = { at: '2026-07-03T22:30:00Z' }
    expect(formatValues(summer, 'nl').at).toBe('4 juli 2026 om 00:30')
    expect(formatValues(summer, 'en').at).toBe('4 July 2026 at 00:30')
    expect(formatValues({ paidFrom: '2026-11-05T14:05:00+01:00' }, 'nl').paidFrom).toBe('5 november 2026 om 14:05')
    expect(moment(DateTime.fromISO('2026-01-01T12:00:00Z'), 'en')).toBe('1 January 2026 at 13:00')
  })

  test('that is a last day reads as a day, with or without a time', () => {
    expect(formatValues({ until: '2026-12-03' }, 'nl').until).toBe('3 december 2026')
    expect(formatValues({ until: '2026-12-02T23:30:00Z' }, 'en').until).toBe('3 December 2026')
  })

  test('that is the code of a country reads as its name', () => {
    expect(formatValues({ place: 'NL' }, 'nl').place).toBe('Nederland')
    expect(formatValues({ place: 'DE' }, 'en').place).toBe('Germany')
    expect(formatValues({ place: 'Berlin' }, 'en').place).toBe('Berlin')
  })

  test('that is not known is said to be unknown', () => {
    expect(formatValues({ browser: '?', place: ' ' }, 'nl')).toEqual({
      browser: 'unknown',
      place: 'unknown',
    })
  })

  test.each([
    ['a\r\nBcc: everyone@example.test', 'a Bcc: everyone@example.test'],
    ['two\u2028lines', 'two lines'],
    ['nul\0and\tbell\u0007', 'nul and bell'],
    ['fdp.\u202Eelif', 'fdp.elif'],
    ['  Zoë  ', 'Zoë'],
    ['👩‍👧 family', '👩‍👧 family'],
  ])('is one line, read from start to end: %j', (value, expected) => {
    expect(shortLine(value)).toBe(expected)
  })

  test('ends somewhere', () => {
    expect(shortLine('x'.repeat(5_000))).toHaveLength(500)
  })
})
