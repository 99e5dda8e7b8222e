import Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Throws a Refusal where no answer of the traveller waits for that. */
export async function passReplyOn({ id }: Pick<Claim, 'id'>, by: User) {
  const claim = await Claim.lock(id)
  if (claim.repliedAt === null) throw new Refusal('claim', 'noReply')
  return claim.change({ by, set: { repliedAt: null }, action: 'reply_passed_on' })
}
