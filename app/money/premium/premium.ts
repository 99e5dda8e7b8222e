import type { DateTime } from 'luxon'
import { now, ZONE } from '#app/platform/shared/clock'

export const PREMIUM_CENTS = 2_99

type Subscriber = {
  premiumSince: DateTime | null
  premiumPaidUntil: DateTime | null
  premiumCancelledAt: DateTime | null
}

/** A renewing subscription stays active past its paid month until the nightly job renews or ends it. */
export function isPremium(user: Subscriber) {
  if (!user.premiumSince) return false
  if (!user.premiumCancelledAt || !user.premiumPaidUntil) return true
  return user.premiumPaidUntil > now()
}

/** Keeps the day that premium began on (31 January, 28 February, 31 March) and the time in Amsterdam. */
export function monthAfter(from: DateTime, since: DateTime) {
  const day = since.setZone(ZONE).day
  const next = from.setZone(ZONE).plus({ months: 1 })
  return next.set({ day: Math.min(day, next.daysInMonth!) })
}
