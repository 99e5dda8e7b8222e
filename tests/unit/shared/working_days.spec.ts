import { describe, expect, test } from 'vitest'
import { isWorkingDay, lastWorkingDay, plusWorkingDays } from '#app/platform/shared/working_days'

describe('a working day', () => {
  test.for([
    ['2026-04-02', true],
    ['2026-04-03', false], // Good Friday
    ['2026-04-05', false], // Easter Sunday
    ['2026-04-06', false], // Easter Monday
    ['2026-04-07', true],
    ['2025-04-26', false], // King's Day, on Saturday instead of Sunday
    ['2025-04-28', true],
    ['2026-04-27', false], // King's Day
    ['2026-05-05', false], // Liberation Day
    ['2026-05-14', false], // Ascension Day
    ['2026-05-25', false], // Whit Monday
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2027-01-01', false],
    ['2028-02-29', true],
    ['2026-11-21', false], // Saturday
  ] as const)('%s: %s', ([day, isOne]) => {
    expect(isWorkingDay(day)).toBe(isOne)
  })

  test.for([
    ['2026-11-20', 1, '2026-11-23'], // Friday to Monday
    ['2026-04-02', 1, '2026-04-07'], // over Easter
    ['2026-04-24', 5, '2026-05-04'], // over King's Day
    ['2026-12-24', 5, '2027-01-04'], // over Christmas and New Year
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ] as const)('%s and %i more: %s', ([from, count, until]) => {
    expect(plusWorkingDays(from, count)).toBe(until)
  })

  test.for([
    ['2026-04-06', '2026-04-02'],
    ['2026-11-22', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
  ] as const)('a term that ends on %s is met on %s', ([ends, until]) => {
    expect(lastWorkingDay(ends)).toBe(until)
  })
})
