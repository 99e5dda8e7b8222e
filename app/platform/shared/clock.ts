import { AsyncLocalStorage } from 'node:async_hooks'
import { DateTime } from 'luxon'

export const ZONE = 'Europe/Amsterdam'

const frozenNow = new AsyncLocalStorage<DateTime>()

export const now = () => frozenNow.getStore() ?? DateTime.now().setZone(ZONE)

/** ISO 8601 in UTC, without what a time zone costs. */
export const timestamp = () => (frozenNow.getStore()?.toJSDate() ?? new Date()).toISOString()

export const stoppedAt = () => frozenNow.getStore()?.toISO() ?? null

export const travelTo = <T>(moment: DateTime, work: () => T): T => frozenNow.run(moment.setZone(ZONE), work)

export const today = () => now().toISODate()!

export const isoDate = (moment: DateTime) => moment.setZone(ZONE).toISODate()!

/** Of an ISO date: now if that is today, else its beginning. */
export const momentOf = (day: string) =>
  day === today() ? now() : DateTime.fromISO(day, { zone: ZONE }).startOf('day')

const written = new Map<number, string>()

/** ISO 8601 in UTC from epoch milliseconds. Files name the same ones again and again. */
export function instant(at: number | null) {
  if (at === null) return null
  let text = written.get(at)
  if (text === undefined) {
    if (written.size > 50_000) written.clear()
    written.set(at, (text = new Date(at).toISOString()))
  }
  return text
}
