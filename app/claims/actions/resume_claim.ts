import Claim from '#app/claims/claim'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** The traveller replied, or staff need nothing more: the claim goes on where it stopped. */
export async function resumeClaim({ id }: Pick<Claim, 'id'>, by: User, reply: string | null) {
  const claim = await Claim.lock(id)
  if (claim.heldStatus === null) throw new Refusal('claim', 'notOnHold')
  return claim.moveTo(claim.heldStatus, { by, set: { holdReply: reply }, action: 'resumed' })
}
