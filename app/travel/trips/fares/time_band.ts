import { isPublicHoliday, weekdayOf } from '#app/platform/shared/public_holidays'
import { amsterdamDay, amsterdamMinute } from '#app/travel/trips/amsterdam_day'

export type TimeBand = 'peak' | 'off_peak'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const SATURDAY = 6
const FRIDAY = 5
const MONDAY = 1
const SUNDAY = 0

/** Minutes since midnight on working days. Source: ns.nl. */
const PEAKS = [
  [at(6, 30), at(9)],
  [at(16), at(18, 30)],
]

export function timeBand(instant: number): TimeBand {
  const day = amsterdamDay(instant)
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY || isPublicHoliday(day)) return 'off_peak'
  const minute = amsterdamMinute(instant)
  return PEAKS.some(([from, until]) => minute >= from && minute < until) ? 'peak' : 'off_peak'
}

/** From a moment on Friday, in minutes since midnight, to Monday at four. */
export function isWeekend(instant: number, fridayFrom: number) {
  const weekday = weekdayOf(amsterdamDay(instant))
  const minute = amsterdamMinute(instant)
  if (weekday === FRIDAY) return minute >= fridayFrom
  if (weekday === MONDAY) return minute < at(4)
  return weekday === SATURDAY || weekday === SUNDAY
}

export function isWorkingWeek(instant: number) {
  const weekday = weekdayOf(amsterdamDay(instant))
  const minute = amsterdamMinute(instant)
  if (weekday === MONDAY) return minute >= at(4)
  if (weekday === SATURDAY) return minute < at(4)
  return weekday !== SUNDAY
}

export const FRIDAY_EVENING = at(18, 30)
export const FRIDAY_NOON = at(12)
