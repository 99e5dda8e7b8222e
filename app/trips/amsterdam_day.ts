import { IANAZone } from 'luxon'
import { memoize } from '#app/trips/memoize'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const amsterdam = IANAZone.create('Europe/Amsterdam')

/** The clock is changed hours away from midnight, so one offset a day tells on which date an instant falls. */
const eveningOffset = memoize(
  (day: number) => amsterdam.offset(day * DAY_MS + 22 * HOUR_MS) * MINUTE_MS,
  (day) => day
)

/** The number of the calendar day in Amsterdam, counted from 1970-01-01. */
export function amsterdamDay(instant: number) {
  return Math.floor((instant + eveningOffset(Math.floor(instant / DAY_MS))) / DAY_MS)
}

/** The number of the day of an ISO date. */
export const dayOfDate = (date: string) => Date.parse(date) / DAY_MS
