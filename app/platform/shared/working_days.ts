import { isGoodFriday, isPublicHoliday, weekdayOf } from '#app/platform/shared/public_holidays'

const DAY_MS = 24 * 60 * 60_000

export const dayOf = (date: string) => Date.parse(date) / DAY_MS
export const isoOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** No public holiday or Good Friday is one (Algemene termijnenwet, article 3). `date` is an ISO date. */
export function isWorkingDay(date: string) {
  const day = dayOf(date)
  return ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day) && !isGoodFriday(day)
}

/** The day itself does not count: one working day after a Friday is the Monday. */
export function plusWorkingDays(date: string, count: number) {
  let day = dayOf(date)
  for (let left = count; left > 0;) {
    day++
    if (isWorkingDay(isoOf(day))) left--
  }
  return isoOf(day)
}

/** The day itself or the last working day before it: an operator's own term does not wait for one. */
export function lastWorkingDay(date: string) {
  let day = dayOf(date)
  while (!isWorkingDay(isoOf(day))) day--
  return isoOf(day)
}

export const plusDays = (date: string, days: number) => isoOf(dayOf(date) + days)
