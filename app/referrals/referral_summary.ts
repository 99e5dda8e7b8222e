import QRCode from 'qrcode'
import env from '#start/env'
import { REWARD_CENTS } from '#app/referrals/actions/reward_referral'
import Referral from '#app/referrals/referral'
import { referralCodeOf } from '#app/referrals/referral_code'
import Tenant from '#app/tenants/tenant'
import type User from '#app/users/user'

export async function referralSummary(user: User) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const code = tenant.isHouse ? await referralCodeOf(user) : null
  if (!code) return null

  const url = `${env.get('APP_URL').replace(/\/$/, '')}/r/${code}`
  const referrals = await Referral.query()
    .where({ tenant_id: user.tenantId, referrer_id: user.id })
    .preload('referred')
    .withScopes((scopes) => scopes.newestFirst())
  return {
    url,
    qrSvg: await QRCode.toString(url, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
    rewardCents: REWARD_CENTS,
    earnedCents: referrals.filter((one) => one.rewardedAt).length * REWARD_CENTS,
    joined: referrals.map(joinedLine),
  }
}

/** Only first name and initial: referred people did not consent to more. */
function joinedLine({ createdAt, rewardedAt, declinedAt, referred }: Referral) {
  return {
    name: referred.erasedAt ? null : `${referred.firstName} ${referred.lastName.slice(0, 1)}.`,
    joinedAt: createdAt.toISO()!,
    rewardedAt: rewardedAt?.toISO() ?? null,
    isDeclined: declinedAt !== null,
  }
}
