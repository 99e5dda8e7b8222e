import type { DateTime } from 'luxon'
import { post } from '#app/money/ledger/ledger'
import { now } from '#app/platform/shared/clock'
import PremiumPeriod from '#app/money/premium/premium_period'
import { PREMIUM_CENTS, monthAfter } from '#app/money/premium/premium'
import type User from '#app/people/accounts/user'

/** Needs the user locked. Throws InsufficientFunds. */
export async function chargeMonth(user: User, from: DateTime, since: DateTime) {
  const ledgerTransactionId = await post({
    kind: 'premium.charged',
    key: `premium:${user.id}:${from.toUTC().toISO()}`,
    postings: [
      { account: user.wallet, amountCents: -PREMIUM_CENTS },
      { account: 'fees', amountCents: PREMIUM_CENTS },
    ],
    subject: { type: 'user', id: user.id },
  })
  const until = monthAfter(from, since)
  await PremiumPeriod.create({
    tenantId: user.tenantId,
    userId: user.id,
    fromAt: from,
    untilAt: until,
    amountCents: PREMIUM_CENTS,
    ledgerTransactionId,
    createdAt: now(),
  })
  return until
}
