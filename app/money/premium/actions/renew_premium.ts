import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { balanceOf } from '#app/money/ledger/ledger'
import { chargeMonth } from '#app/money/premium/actions/charge_month'
import { PREMIUM_CENTS } from '#app/money/premium/premium'
import { now } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

/** Each user in a transaction of their own; safe to repeat. */
export async function renewPremiums() {
  const due = await asWorker(() =>
    readRows(
      { id: number('id'), tenantId: number('tenant_id') },
      `from users
       where premium_since is not null and (premium_paid_until is null or premium_paid_until <= ?)
       order by premium_paid_until, id`,
      [now().toISO()]
    )
  )
  const failures: unknown[] = []
  for (const { id, tenantId } of due) {
    await inTenant(tenantId, () => renewPremium(id)).catch((error) => failures.push(error))
  }
  // The others were renewed; the queue tries again for these.
  if (failures.length > 0) throw new AggregateError(failures, 'Premium of some was not renewed')
}

async function renewPremium(userId: number) {
  const user = await User.lock(userId)
  const { premiumSince, premiumPaidUntil } = user
  if (!premiumSince || (premiumPaidUntil && premiumPaidUntil > now())) return

  if (user.premiumCancelledAt) return endPremium(user, 'stopped')
  if (user.isBlocked || user.erasedAt) return endPremium(user, 'blocked')
  if ((await balanceOf(user.wallet)) < PREMIUM_CENTS) return endForInsufficientFunds(user)

  const from = premiumPaidUntil ?? now()
  const until = await chargeMonth(user, from, premiumPaidUntil ? premiumSince : from)
  await user.merge({ premiumPaidUntil: until }).save()
  await record('premium.renewed', user.subject, null, {
    amount: PREMIUM_CENTS,
    until: until.toISO(),
  })
  await sendEmail(recipientOf(user), 'premium_renewed', {
    amountCents: PREMIUM_CENTS,
    until: until.toISO()!,
  })
}

async function endForInsufficientFunds(user: User) {
  await endPremium(user, 'too_little_money')
  await sendEmail(recipientOf(user), 'premium_ended', { amountCents: PREMIUM_CENTS })
}

async function endPremium(user: User, reason: 'stopped' | 'blocked' | 'too_little_money') {
  await user.merge({ premiumSince: null, premiumPaidUntil: null, premiumCancelledAt: null }).save()
  await record('premium.ended', user.subject, null, { reason })
}
