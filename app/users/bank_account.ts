import type { DateTime } from 'luxon'
import { now } from '#app/shared/clock'

export type BankAccount = { iban: string; holder: string }

/** Time for someone whose account was changed by another to notice it, before money leaves. */
const WAIT_HOURS = 48

/** From when money may go to an account that took the place of another. */
export const paidFrom = (changedAt: DateTime) => changedAt.plus({ hours: WAIT_HOURS })

/** Until when a payout asked for now has to wait, or null when it need not. */
export function payoutWaitsUntil({ ibanChangedAt }: { ibanChangedAt: DateTime | null }) {
  const from = ibanChangedAt && paidFrom(ibanChangedAt)
  return from && from > now() ? from : null
}
