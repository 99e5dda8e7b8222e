import type { DateTime } from 'luxon'
import { now } from '#app/platform/shared/clock'

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
