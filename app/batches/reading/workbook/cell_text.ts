const DAY_MINUTES = 1440
const DAY_MILLISECONDS = 86_400_000
/** Excel counts days from 1900, so a time of day without a date is a moment on its first day. */
const FIRST_EXCEL_DAY = Date.UTC(1900, 0, 1)
/** Day 0 of Excel's calendar, which holds a 29 February 1900 that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** What the calendar that old Macs began in is behind. */
const DAYS_TO_1904 = 1462

/** The moment that a number of days stands for. */
export const instantOf = (days: number, startsIn1904: boolean) =>
  new Date(DAY_ZERO + (days + (startsIn1904 ? DAYS_TO_1904 : 0)) * DAY_MILLISECONDS)

/** A date as a Dutch CSV would have it, or a time of day. */
export function dateText(date: Date) {
  // Excel keeps 07:58 as a fraction of a day, which comes back a millisecond short.
  const minutes = Math.round(date.getTime() / 60_000)
  const rounded = new Date(minutes * 60_000)
  if (Number.isNaN(rounded.getTime())) return ''
  if (date.getTime() < FIRST_EXCEL_DAY) return timeText(minutes)
  return `${two(rounded.getUTCDate())}-${two(rounded.getUTCMonth() + 1)}-${rounded.getUTCFullYear()}`
}

export const numberText = (number: number) =>
  Number.isInteger(number) ? number.toFixed(0) : number.toFixed(2)

function timeText(minutes: number) {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

const two = (number: number) => String(number).padStart(2, '0')
