import type { DateTime } from 'luxon'
import { now } from '#app/platform/shared/clock'

export type BankAccount = { iban: string; holder: string }

/** Gives the owner time to notice a change made by someone else. */
const WAIT_HOURS = 48

export const paidFrom = (changedAt: DateTime) => changedAt.plus({ hours: WAIT_HOURS })

/** Until when a payout requested now has to wait; null when it need not. */
export function payoutWaitsUntil({ ibanChangedAt }: { ibanChangedAt: DateTime | null }) {
  const from = ibanChangedAt && paidFrom(ibanChangedAt)
  return from && from > now() ? from : null
}
