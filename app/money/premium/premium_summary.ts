import { cents } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { balanceOf } from '#app/money/ledger/ledger'
import { isPremium } from '#app/people/accounts/is_premium'
import { PREMIUM_CENTS } from '#app/money/premium/premium'
import { now } from '#app/platform/shared/clock'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export async function premiumSummary(user: User) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const isOn = isPremium(user)
  return {
    isAvailable: tenant.isHouse,
    isOn,
    isStopping: isOn && user.premiumCancelledAt !== null,
    paidUntil: user.premiumPaidUntil?.toISO() ?? null,
    priceCents: PREMIUM_CENTS,
    feeBps: tenant.feeBps,
    balanceCents: await balanceOf(user.wallet),
    lastYear: await lastYearOf(user, tenant),
  }
}

async function lastYearOf(user: User, tenant: Tenant) {
  const from = now().minus({ years: 1 })
  const months = Math.ceil(Math.min(now().diff(user.createdAt, 'months').months, 12))
  const refunded = (await readRow(
    {
      feeCents: cents('coalesce(sum(a.fee_cents), 0)::bigint'),
      freeCents: cents('coalesce(sum(a.amount_cents) filter (where c.fee_bps = 0), 0)::bigint'),
    },
    `from allocations a
     join claims c on c.id = a.claim_id
     join ledger_transactions t on t.id = a.ledger_transaction_id
     where c.tenant_id = ? and c.user_id = ? and t.posted_at > ? and a.reversed_at is null`,
    [user.tenantId, user.id, from.toISO()]
  ))!
  const paid = (await readRow(
    { cents: cents('coalesce(sum(amount_cents), 0)::bigint') },
    `from premium_periods
     where tenant_id = ? and user_id = ? and from_at > ?`,
    [user.tenantId, user.id, from.toISO()]
  ))!
  return {
    months: Math.max(months, 1),
    feeCents: refunded.feeCents,
    sparedCents: feeOf(refunded.freeCents, tenant.feeBps),
    premiumCents: paid.cents,
  }
}
