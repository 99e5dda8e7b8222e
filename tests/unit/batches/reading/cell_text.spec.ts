import { expect, test } from 'vitest'
import { dateText, instantOf } from '#app/travel/batches/reading/workbook/cell_text'

const SEVEN_58 = (7 * 60 + 58) / 1440

test.each([false, true])('a time without a date is a time, in a calendar from 1904: %s', (startsIn1904) => {
  expect(dateText(instantOf(SEVEN_58, startsIn1904))).toBe('07:58')
})

test.each([
  [46_082, false],
  [46_082 - 1_462, true],
])('day %d is 1 March 2026, from 1904: %s', (day, startsIn1904) => {
  expect(dateText(instantOf(day, startsIn1904))).toBe('01-03-2026')
})
