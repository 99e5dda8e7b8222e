import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { balanceOf } from '#app/money/ledger/ledger'
import { chargeMonth } from '#app/money/premium/actions/charge_month'
import { isPremium } from '#app/people/accounts/is_premium'
import { PREMIUM_CENTS } from '#app/money/premium/premium'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

export async function startPremium({ id }: Pick<User, 'id'>) {
  // Without this lock a second click or a payout at once would see the old balance.
  const user = await User.lock(id)
  if (isPremium(user)) throw new Refusal('premium', 'premiumRunning')
  // Organisations have agreed their own fee for their travellers.
  const tenant = await Tenant.findOrFail(user.tenantId)
  if (!tenant.isHouse) throw new Refusal('premium', 'premiumNotForTenant', { tenant: tenant.name })
  await refuseInsufficientFunds(user)

  const since = now()
  const until = await chargeMonth(user, since, since)
  await user.merge({ premiumSince: since, premiumPaidUntil: until, premiumCancelledAt: null }).save()
  await record('premium.started', user.subject, user, {
    amount: PREMIUM_CENTS,
    until: until.toISO(),
  })
  await sendEmail(recipientOf(user), 'premium_started', {
    amountCents: PREMIUM_CENTS,
    until: until.toISO()!,
  })
  return user
}

async function refuseInsufficientFunds(user: User) {
  const missingCents = PREMIUM_CENTS - (await balanceOf(user.wallet))
  if (missingCents <= 0) return
  throw new Refusal('premium', 'premiumTooLittle', { missing: missingCents / 100 })
}
