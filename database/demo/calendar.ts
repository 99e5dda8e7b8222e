import { DateTime } from 'luxon'

/** A day as a number since 1970-01-01. */
export type Day = number
/** A moment on Amsterdam's clock, as minutes since 1970-01-01 00:00. */
export type Minute = number
export type Period = { from: Day; until: Day }

export const DAY_MINUTES = 1440
const DAY_MS = 86_400_000
const ZONE = 'Europe/Amsterdam'

export const dayOn = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / DAY_MS

export function dayIn(date: Date): Day {
  const { year, month, day } = DateTime.fromJSDate(date, { zone: ZONE })
  return dayOn(year, month, day)
}

export const dayAt = (minute: Minute): Day => Math.floor(minute / DAY_MINUTES)

export function partsOf(day: Day) {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => new Date(day * DAY_MS).getUTCDay()

export const isoDate = (day: Day) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** `02-11-2026` */
export function dutchDate(day: Day) {
  const parts = partsOf(day)
  return `${two(parts.day)}-${two(parts.month)}-${parts.year}`
}

/** `07:58` */
export function clock(minute: Minute) {
  const ofDay = minute % DAY_MINUTES
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

export function instantAt(minute: Minute): DateTime {
  const local = DateTime.fromMillis(minute * 60_000, { zone: 'utc' })
  return local.setZone(ZONE, { keepLocalTime: true })
}

export function monthsBefore(day: Day, months: number): Day {
  const date = DateTime.fromMillis(day * DAY_MS, { zone: 'utc' })
  return date.minus({ months }).toMillis() / DAY_MS
}

/** The n-th month back from today: 1 ends yesterday, 2 the day before 1 begins. */
export function monthsAgo(today: Day, oldest: number, newest: number): Period {
  return { from: monthsBefore(today, oldest), until: monthsBefore(today, newest - 1) - 1 }
}

const two = (number: number) => String(number).padStart(2, '0')
