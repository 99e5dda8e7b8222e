import { audit } from '#app/audit/audit'
import Claim from '#app/claims/claim'
import { claimMachine } from '#app/claims/claim_status'
import type User from '#app/users/user'

/** The traveller takes a claim back before the operator decided; its turn is free again. */
export async function withdrawClaim(found: Claim, user: User) {
  const claim = await Claim.query().where('id', found.id).forUpdate().firstOrFail()
  claimMachine.check(claim.status, 'withdrawn', 'claim')

  await claim.merge({ status: 'withdrawn' }).save()
  await audit('claim.withdrawn', claim.subject, user)
  return claim
}
