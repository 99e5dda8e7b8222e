import { audit } from '#app/audit/audit'
import { tellOfClaim } from '#app/claims/tell_of_claim'
import Claim from '#app/claims/claim'
import { type ClaimStatus, claimMachine } from '#app/claims/claim_status'
import type User from '#app/users/user'

/** A move that carries no figures: received by the operator, objected to, withdrawn, expired, closed. */
export type PlainMove = Extract<
  ClaimStatus,
  'acknowledged' | 'objected' | 'withdrawn' | 'expired' | 'closed'
>

/** Moves a claim on, or refuses when it is past that point. A withdrawn or expired claim frees its turn. */
export async function moveClaim(found: Claim, to: PlainMove, by: User | null) {
  const claim = await Claim.query().where('id', found.id).forUpdate().firstOrFail()
  claimMachine.check(claim.status, to, 'claim')

  await claim.merge({ status: to }).save()
  await audit(`claim.${to}`, claim.subject, by)
  tellOfClaim(claim)
  return claim
}
