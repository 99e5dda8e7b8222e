import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { isTargetDay, nextTargetDay } from '#app/platform/shared/target_days'

/** The days that TARGET is closed but for Saturdays and Sundays. */
const CLOSED = {
  2025: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-01', '12-25'],
  2027: ['01-01', '03-26', '03-29'],
  2028: ['04-14', '04-17', '05-01', '12-25', '12-26'],
}

/** King's Day, Liberation Day, Ascension Day and Whit Monday, where they are no Saturday or Sunday. */
const OPEN = {
  2025: ['05-05', '05-29', '06-09'],
  2026: ['04-27', '05-05', '05-14', '05-25'],
  2027: ['04-27', '05-05', '05-06', '05-17'],
  2028: ['04-27', '05-05', '05-25', '06-05'],
}

const weekdaysOf = (year: string) =>
  Array.from({ length: 366 }, (_, nth) => DateTime.utc(Number(year)).plus({ days: nth }))
    .filter((day) => day.year === Number(year) && day.weekday <= 5)
    .map((day) => day.toISODate()!)

describe('a TARGET day', () => {
  test.each(Object.entries(CLOSED))('is every weekday of %s but the closed ones', (year, closed) => {
    const closedOn = weekdaysOf(year).filter((day) => !isTargetDay(day))
    expect(closedOn.map((day) => day.slice(5))).toEqual(closed)
  })

  test.each(Object.entries(OPEN))('is a public holiday of the Netherlands alone, in %s', (year, open) => {
    for (const day of open) expect(isTargetDay(`${year}-${day}`), day).toBe(true)
  })

  test.each(['2026-11-21', '2026-11-22', '2026-12-26', '2027-05-01'])('is no Saturday or Sunday: %s', (day) => {
    expect(isTargetDay(day)).toBe(false)
  })

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-21', '2026-11-23'], // Saturday
    ['2026-04-03', '2026-04-07'], // Good Friday
    ['2026-05-01', '2026-05-04'],
    ['2025-04-30', '2025-04-30'],
    ['2026-12-25', '2026-12-28'],
    ['2027-12-31', '2027-12-31'],
    ['2028-01-01', '2028-01-03'],
    ['2028-02-29', '2028-02-29'],
  ])('on or after %s is %s', (day, next) => {
    expect(nextTargetDay(day)).toBe(next)
  })
})
