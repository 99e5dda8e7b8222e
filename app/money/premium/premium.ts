import type { DateTime } from 'luxon'
import { ZONE } from '#app/platform/shared/clock'

export const PREMIUM_CENTS = 2_99

/** Keeps the day that premium began on (31 January, 28 February, 31 March) and the time in Amsterdam. */
export function monthAfter(from: DateTime, since: DateTime) {
  const day = since.setZone(ZONE).day
  const next = from.setZone(ZONE).plus({ months: 1 })
  return next.set({ day: Math.min(day, next.daysInMonth!) })
}
