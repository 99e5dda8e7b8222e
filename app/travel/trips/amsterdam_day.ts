import { IANAZone } from 'luxon'
import { memoize } from '#app/platform/shared/memoize'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const amsterdam = IANAZone.create('Europe/Amsterdam')

/** The clock changes hours away from midnight, so one offset a day is enough. */
const eveningOffset = memoize(
  (day: number) => amsterdam.offset(day * DAY_MS + 22 * HOUR_MS) * MINUTE_MS,
  (day) => day
)

/** Days since 1970-01-01, in Amsterdam. */
export function amsterdamDay(instant: number) {
  return Math.floor((instant + eveningOffset(Math.floor(instant / DAY_MS))) / DAY_MS)
}

/** Minutes since midnight. In the night of a clock change it is an hour off before the change. */
export function amsterdamMinute(instant: number) {
  return Math.floor(((instant + eveningOffset(Math.floor(instant / DAY_MS))) % DAY_MS) / MINUTE_MS)
}

export const amsterdamHour = (instant: number) => Math.floor(amsterdamMinute(instant) / 60)

export const dayOfDate = (date: string) => Date.parse(date) / DAY_MS
