import { DateTime } from 'luxon'

export const ZONE = 'Europe/Amsterdam'

/** Today's date for people in the Netherlands, as ISO. */
export const today = () => DateTime.now().setZone(ZONE).toISODate()!

export const dayOf = (instant: DateTime) => instant.setZone(ZONE).toISODate()!
