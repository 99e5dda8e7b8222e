import { AsyncLocalStorage } from 'node:async_hooks'
import { DateTime } from 'luxon'

export const ZONE = 'Europe/Amsterdam'

const travels = new AsyncLocalStorage<DateTime>()

/** The present, in Amsterdam; the demo's story and the tests may set it. */
export const now = () => travels.getStore() ?? DateTime.now().setZone(ZONE)

/** Runs work as if it were then. */
export const at = <T>(instant: DateTime, work: () => T): T =>
  travels.run(instant.setZone(ZONE), work)

/** Today's date for people in the Netherlands, as ISO. */
export const today = () => now().toISODate()!

export const dayOf = (instant: DateTime) => instant.setZone(ZONE).toISODate()!
