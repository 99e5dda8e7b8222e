import { audit } from '#app/audit/audit'
import Claim from '#app/claims/claim'
import { CAN_BE_GIVEN_UP, type ClaimStatus } from '#app/claims/claim_status'
import { tellOfClaim } from '#app/claims/tell_of_claim'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/**
 * Ends a claim whose money is still to come: the traveller does without it. What the operator pays for it
 * all the same is kept apart, see `recordRefund`.
 */
export async function giveUpClaim(found: Claim, by: User) {
  const claim = await Claim.query().where('id', found.id).forUpdate().firstOrFail()
  if (!(CAN_BE_GIVEN_UP as readonly ClaimStatus[]).includes(claim.status)) {
    throw new Refusal('claim', 'illegalMove')
  }

  await claim.merge({ status: 'closed' }).save()
  await audit('claim.given_up', claim.subject, by, { amount: Math.max(0, claim.outstandingCents) })
  tellOfClaim(claim)
  return claim
}
