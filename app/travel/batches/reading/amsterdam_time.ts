import { IANAZone } from 'luxon'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
export const EARLIEST_YEAR = 1990
export const LATEST_YEAR = 2099

const amsterdam = IANAZone.create('Europe/Amsterdam')
const offsets = new Map<number, DayOffset>()

/** Minutes ahead of UTC; the two differ on the days the clock is changed. */
type DayOffset = { before: number; after: number }

/** Days since 1970-01-01; null for an impossible date. */
export function dayNumber(year: number, month: number, day: number): number | null {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return null
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return null
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Minutes since midnight of `8:15`, `08:15` or `08:15:00`; null when blank. */
export function minutesOf(text: string): number | null | 'impossibleTime' {
  const time = text.trim()
  if (time === '') return null

  const match = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(time)
  if (match === null) return 'impossibleTime'

  const hours = Number(match[1])
  const minutes = Number(match[2])
  if (hours > 23 || minutes > 59 || Number(match[3] ?? 0) > 59) return 'impossibleTime'
  return hours * 60 + minutes
}

/** Epoch milliseconds. The double hour of autumn is summer time; the skipped hour of spring is the hour after it. */
export const instantOf = (day: number, minutes: number): number => instantsOf(day, minutes)[0]

export function instantsOf(day: number, minutes: number): number[] {
  const local = day * DAY_MS + minutes * MINUTE_MS
  const { before, after } = offsetOn(day)
  const instant = local - before * MINUTE_MS
  if (before === after) return [instant]

  const later = local - after * MINUTE_MS
  const isFirst = amsterdam.offset(instant) === before
  const isSecond = amsterdam.offset(later) === after
  if (isFirst && isSecond && later > instant) return [instant, later]
  return [isSecond && !isFirst ? later : instant]
}

function offsetOn(day: number): DayOffset {
  const known = offsets.get(day)
  if (known !== undefined) return known

  // The clock changes at 01:00 UTC, between these two.
  const midnight = day * DAY_MS
  const offset = {
    before: amsterdam.offset(midnight),
    after: amsterdam.offset(midnight + DAY_MS / 2),
  }
  offsets.set(day, offset)
  return offset
}

function daysIn(month: number, year: number) {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return isLeap ? 29 : 28
}
