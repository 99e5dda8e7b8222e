import type { DateTime } from 'luxon'
import { now, ZONE } from '#app/shared/clock'

/** A month of it, in cents. */
export const PREMIUM_CENTS = 2_99

type Subscriber = {
  premiumSince: DateTime | null
  premiumPaidUntil: DateTime | null
  premiumCancelledAt: DateTime | null
}

/**
 * Whether claims sent now carry no fee. A renewing subscription stays active past its paid month until the nightly job
 * renews or ends it.
 */
export function isPremium(user: Subscriber) {
  if (!user.premiumSince) return false
  if (!user.premiumCancelledAt || !user.premiumPaidUntil) return true
  return user.premiumPaidUntil > now()
}

/**
 * A month later, on the day of the month it all began: after 31 January and 28 February comes 31 March, at the
 * same time of the day in Amsterdam.
 */
export function monthAfter(from: DateTime, since: DateTime) {
  const day = since.setZone(ZONE).day
  const next = from.setZone(ZONE).plus({ months: 1 })
  return next.set({ day: Math.min(day, next.daysInMonth!) })
}
