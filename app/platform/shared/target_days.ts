import { easterSunday, weekdayOf } from '#app/platform/shared/public_holidays'
import { dayOf, isoOf } from '#app/platform/shared/working_days'

const CLOSED = ['01-01', '05-01', '12-25', '12-26']
const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1

/** A day on which banks settle SEPA credit transfers. Source: the ECB's calendar of TARGET. */
export function isTargetDay(date: string) {
  const day = dayOf(date)
  const fromEaster = day - easterSunday(Number(date.slice(0, 4)))
  if ([0, 6].includes(weekdayOf(day)) || CLOSED.includes(date.slice(5))) return false
  return ![GOOD_FRIDAY, EASTER_MONDAY].includes(fromEaster)
}

export function nextTargetDay(date: string) {
  let day = dayOf(date)
  while (!isTargetDay(isoOf(day))) day++
  return isoOf(day)
}
