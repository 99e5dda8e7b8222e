import Claim from '#app/claims/claims/claim'
import { CAN_BE_GIVEN_UP, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** What the operator pays after all goes to suspense, see `recordRefund`. */
export async function giveUpClaim({ id }: Pick<Claim, 'id'>, by: User) {
  const claim = await Claim.lock(id)
  if (!isOneOf(CAN_BE_GIVEN_UP, claim.status)) throw new Refusal('claim', 'illegalMove')

  return claim.moveTo('closed', {
    by,
    action: 'given_up',
    audit: { amount: Math.max(0, claim.outstandingCents) },
  })
}
