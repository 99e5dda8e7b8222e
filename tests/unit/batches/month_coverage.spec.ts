import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { type Period, monthsOf } from '#app/travel/batches/month_coverage'
import { travelTo } from '#app/platform/shared/clock'

const stateOn = (day: string, periods: Period[]) =>
  travelTo(DateTime.fromISO(day), () => monthsOf(['2026-10'], periods)[0].state)

describe('a month is', () => {
  test.each<[string, [first: string, last: string][]]>([
    ['missing', []],
    ['missing', [['2026-09-01', '2026-09-30']]],
    ['covered', [['2026-10-01', '2026-10-31']]],
    ['covered', [['2026-10-09', '2026-10-22']]],
    ['covered', [['2026-08-01', '2026-12-31']]],
    [
      'covered',
      [
        ['2026-10-01', '2026-10-12'],
        ['2026-10-18', '2026-10-30'],
      ],
    ],
    ['partly', [['2026-10-01', '2026-10-20']]],
    ['partly', [['2026-10-12', '2026-10-31']]],
    [
      'partly',
      [
        ['2026-10-01', '2026-10-05'],
        ['2026-10-20', '2026-10-31'],
      ],
    ],
  ])('%s with %j', (state, periods) => {
    const known = periods.map(([first, last]) => ({ first, last }))
    expect(stateOn('2026-11-20T12:00', known)).toBe(state)
  })

  test('counted up to today', () => {
    expect(stateOn('2026-10-14T12:00', [{ first: '2026-10-02', last: '2026-10-12' }])).toBe('covered')
  })
})
