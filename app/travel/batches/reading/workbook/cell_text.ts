const DAY_MINUTES = 1440
const DAY_MILLISECONDS = 86_400_000
/** A time of day without a date lies before this, on day 0. */
const FIRST_EXCEL_DAY = Date.UTC(1900, 0, 1)
/** Day 0 of Excel's calendar, which has a 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** Days between 1900 and the start of the calendar of old Macs. */
const DAYS_TO_1904 = 1462

/** A time of day without a date is a part of day 0 in either calendar. */
export const instantOf = (days: number, startsIn1904: boolean) =>
  new Date(DAY_ZERO + (days + (startsIn1904 && days >= 1 ? DAYS_TO_1904 : 0)) * DAY_MILLISECONDS)

export function dateText(date: Date) {
  // Excel stores 07:58 as a fraction of a day, which comes back a millisecond short.
  const minutes = Math.round(date.getTime() / 60_000)
  const rounded = new Date(minutes * 60_000)
  if (Number.isNaN(rounded.getTime())) return ''
  if (date.getTime() < FIRST_EXCEL_DAY) return timeText(minutes)
  return `${two(rounded.getUTCDate())}-${two(rounded.getUTCMonth() + 1)}-${rounded.getUTCFullYear()}`
}

export const numberText = (number: number) => (Number.isInteger(number) ? number.toFixed(0) : number.toFixed(2))

function timeText(minutes: number) {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

const two = (number: number) => String(number).padStart(2, '0')
