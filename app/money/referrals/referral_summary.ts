import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import QRCode from 'qrcode'
import env from '#start/env'
import { REWARD_CENTS } from '#app/money/referrals/actions/reward_referral'
import Referral from '#app/money/referrals/referral'
import { referralCodeOf } from '#app/money/referrals/referral_code'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export async function referralSummary(user: User) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const code = tenant.isHouse ? await referralCodeOf(user) : null
  if (!code) return null

  const url = `${env.get('APP_URL').replace(/\/$/, '')}/r/${code}`
  const names = await namesOf(user)
  const referrals = await Referral.query()
    .where({ tenant_id: user.tenantId, referrer_id: user.id })
    .withScopes((scopes) => scopes.newestFirst())
  return {
    url,
    qrSvg: await QRCode.toString(url, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
    rewardCents: REWARD_CENTS,
    earnedCents: referrals.filter((one) => one.rewardedAt).length * REWARD_CENTS,
    joined: referrals.map((referral) => joinedLine(referral, names.get(referral.id) ?? null)),
  }
}

async function namesOf({ id }: User) {
  const found = await readRows(
    { id: number('id'), name: text("first_name || ' ' || initial || '.'") },
    'from referral_people(?)',
    [id]
  )
  return new Map(found.map((one) => [one.id, one.name]))
}

function joinedLine({ createdAt, rewardedAt, declinedAt }: Referral, name: string | null) {
  return {
    name,
    joinedAt: createdAt.toISO()!,
    rewardedAt: rewardedAt?.toISO() ?? null,
    isDeclined: declinedAt !== null,
  }
}
