import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import Referral from '#app/money/referrals/referral'
import { referralCodeIn } from '#app/money/referrals/referral_code'
import { now } from '#app/platform/shared/clock'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

/** The answer is the same for an unknown code, so that nobody can test codes. */
export async function joinThroughReferral(user: User, typed: unknown) {
  const code = referralCodeIn(typed)
  const referrer = code && (await referrerWith(code, user))
  if (!referrer) return null

  const joined = await readRow(
    { id: number('id') },
    (columns) => `
       insert into referrals (tenant_id, referrer_id, referred_id, created_at) values (?, ?, ?, ?)
     on conflict (referred_id) do nothing returning ${columns}`,
    [user.tenantId, referrer.id, user.id, now().toISO()]
  )
  if (!joined) return null

  const referral = await Referral.findOrFail(joined.id)
  await record('referral.joined', referral.subject, user)
  await sendEmail(recipientOf(referrer), 'referral_joined', {})
  return referral
}

async function referrerWith(code: string, user: User) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  if (!tenant.isHouse) return null
  return User.query()
    .where({ tenant_id: user.tenantId, referral_code: code })
    .whereNot('id', user.id)
    .whereNull('blocked_at')
    .whereNull('erased_at')
    .first()
}
