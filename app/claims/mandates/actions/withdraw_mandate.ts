import { record } from '#app/messages/events/record'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import { WITHDRAWABLE } from '#app/claims/claims/isomorphic/claim_status'
import Mandate from '#app/claims/claims/mandate'
import { now } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

/** Also withdraws undecided claims, as the terms promise. Returns how many. */
export async function withdrawMandate({ id }: Pick<User, 'id'>, by: User) {
  const user = await User.lock(id)
  if (!user.mandateSignedAt) return 0

  await Mandate.ownedBy(user).whereNull('withdrawn_at').update({ withdrawn_at: now().toJSDate() })
  await user.merge({ mandateSignedAt: null }).save()

  // A yes to a committee was part of it.
  await CommitteeConsent.ownedBy(user)
    .where((open) => void open.whereNull('answer').orWhere('answer', 'yes'))
    .whereNotExists((brought) => {
      brought
        .from('claims')
        .whereColumn('claims.id', 'committee_consents.claim_id')
        .whereColumn('claims.escalated_to', 'committee_consents.committee')
    })
    .update({ answer: 'no', answered_at: now().toJSDate() })
  const claims = await Claim.ownedBy(user).where('is_business', false).whereIn('status', WITHDRAWABLE).orderBy('id')
  for (const claim of claims) await moveClaim(claim, 'withdrawn', by)
  await record('mandate.withdrawn', user.subject, by, { claims: claims.length })
  return claims.length
}
