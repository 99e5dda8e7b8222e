import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { dayNumber, instantOf, minutesOf } from '#app/travel/batches/reading/amsterdam_time'
import { instant } from '#tests/unit/batches/reading/export_file'

function at(year: number, month: number, day: number, hours: number, minutes: number) {
  const number = dayNumber(year, month, day)
  if (number === null) throw new Error('No such day.')
  return instantOf(number, hours * 60 + minutes)
}

describe('a local time in Amsterdam', () => {
  test('is two hours ahead in summer and one in winter', () => {
    expect(instant(at(2026, 7, 1, 12, 0))).toBe('2026-07-01T10:00Z')
    expect(instant(at(2026, 1, 1, 0, 0))).toBe('2025-12-31T23:00Z')
  })

  test('that happens twice in autumn is the first one', () => {
    expect(instant(at(2026, 10, 25, 1, 59))).toBe('2026-10-24T23:59Z')
    expect(instant(at(2026, 10, 25, 2, 30))).toBe('2026-10-25T00:30Z')
    expect(instant(at(2026, 10, 25, 3, 0))).toBe('2026-10-25T02:00Z')
  })

  test('that is skipped in spring is an hour later', () => {
    expect(instant(at(2026, 3, 29, 1, 59))).toBe('2026-03-29T00:59Z')
    expect(instant(at(2026, 3, 29, 2, 30))).toBe('2026-03-29T01:30Z')
    expect(instant(at(2026, 3, 29, 3, 30))).toBe('2026-03-29T01:30Z')
  })

  test('agrees with the time zone database on every other hour', () => {
    for (let day = dayNumber(2010, 1, 1)!; day < dayNumber(2030, 1, 1)!; day++) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
      for (const hours of [0, 1, 4, 12, 23]) {
        const expected = DateTime.fromISO(date, { zone: 'Europe/Amsterdam' }).set({ hour: hours })
        expect(instantOf(day, hours * 60)).toBe(expected.toMillis())
      }
    }
  })
})

describe('a calendar date', () => {
  test.each([
    [2026, 2, 29],
    [2026, 2, 31],
    [2026, 4, 31],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [1900, 1, 1],
    [2100, 1, 1],
  ])('%i-%i-%i does not exist', (year, month, day) => {
    expect(dayNumber(year, month, day)).toBeNull()
  })

  test('of a leap day exists', () => {
    expect(dayNumber(2024, 2, 29)).not.toBeNull()
    expect(dayNumber(2000, 2, 29)).not.toBeNull()
  })
})

describe('a printed time', () => {
  test.each([
    ['8:15', 495],
    ['08:15', 495],
    ['23:59:59', 1439],
    ['', null],
    ['24:00', 'impossibleTime'],
    ['25:61', 'impossibleTime'],
    ['8.15', 'impossibleTime'],
    ['8:5', 'impossibleTime'],
  ])('%j is %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })
})
