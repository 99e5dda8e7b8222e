import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { monthAfter } from '#app/money/premium/premium'

const zone = 'Europe/Amsterdam'
const monthsFrom = (start: string, count: number) => {
  const since = DateTime.fromISO(start, { zone })
  const months = [since]
  for (let nth = 0; nth < count; nth++) months.push(monthAfter(months.at(-1)!.toUTC(), since))
  return months.slice(1).map((month) => month.toFormat('yyyy-MM-dd HH:mm'))
}

test.each([
  ['2026-01-31T10:00', ['2026-02-28 10:00', '2026-03-31 10:00', '2026-04-30 10:00', '2026-05-31 10:00']],
  ['2028-01-31T10:00', ['2028-02-29 10:00', '2028-03-31 10:00']],
  ['2026-01-30T00:00', ['2026-02-28 00:00', '2026-03-30 00:00']],
  ['2026-11-15T23:59', ['2026-12-15 23:59', '2027-01-15 23:59']],
  // The clock changes on 29 March and 25 October; the hour stays.
  ['2026-03-15T08:00', ['2026-04-15 08:00']],
  ['2026-09-27T22:00', ['2026-10-27 22:00', '2026-11-27 22:00']],
  // In UTC the month began a day earlier.
  ['2026-03-01T00:30', ['2026-04-01 00:30', '2026-05-01 00:30']],
])('premium that began on %s is paid until %j', (start, months) => {
  expect(monthsFrom(start, months.length)).toEqual(months)
})
