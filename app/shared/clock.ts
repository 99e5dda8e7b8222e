import { AsyncLocalStorage } from 'node:async_hooks'
import { DateTime } from 'luxon'

export const ZONE = 'Europe/Amsterdam'

const frozenNow = new AsyncLocalStorage<DateTime>()

/** The present, in Amsterdam; the demo's story and the tests may set it. */
export const now = () => frozenNow.getStore() ?? DateTime.now().setZone(ZONE)

/** Runs work as if it were then. */
export const travelTo = <T>(instant: DateTime, work: () => T): T =>
  frozenNow.run(instant.setZone(ZONE), work)

/** Today's date for people in the Netherlands, as ISO. */
export const today = () => now().toISODate()!

export const isoDate = (instant: DateTime) => instant.setZone(ZONE).toISODate()!
