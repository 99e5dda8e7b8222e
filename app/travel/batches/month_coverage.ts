import { DateTime } from 'luxon'
import { today } from '#app/platform/shared/clock'

/** ISO days, both included. */
export type Period = { first: string; last: string }
export type CoveredMonth = {
  /** As in `2026-03`. */
  month: string
  state: 'covered' | 'partly' | 'missing'
  /** NS takes a missed check-out for six months, longer than others. */
  isClaimable: boolean
}

/** Days without travel at the ends of an export say nothing of its period. */
const QUIET_DAYS = 10
const CLAIMABLE_MONTHS = 6

export const monthsOf = (months: string[], periods: Period[]): CoveredMonth[] =>
  months.map((month, nth) => ({
    month,
    state: stateOf(month, periods),
    isClaimable: nth >= months.length - CLAIMABLE_MONTHS,
  }))

function stateOf(month: string, periods: Period[]): CoveredMonth['state'] {
  const days = daysOf(month)
  const unknown = days.filter((day) => !periods.some(({ first, last }) => first <= day && day <= last))
  if (unknown.length === days.length) return 'missing'
  return longestRun(unknown) > QUIET_DAYS ? 'partly' : 'covered'
}

function daysOf(month: string) {
  const first = DateTime.fromISO(`${month}-01`)
  const days = Array.from({ length: first.daysInMonth! }, (_, nth) => first.plus({ days: nth }).toISODate()!)
  return days.filter((day) => day <= today())
}

function longestRun(days: string[]) {
  let longest = 0
  let run = 0
  let before = ''
  for (const day of days) {
    run = DateTime.fromISO(day).minus({ days: 1 }).toISODate() === before ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  return longest
}
