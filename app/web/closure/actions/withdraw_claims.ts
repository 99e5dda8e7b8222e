import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { WITHDRAWABLE } from '#app/claims/claims/isomorphic/claim_status'
import { openClaims } from '#app/web/closure/closure_status'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Returns the number of claims. */
export async function withdrawClaims(user: User) {
  const claims = await openClaims(user).whereIn('status', WITHDRAWABLE)
  if (claims.length === 0) throw new Refusal('claims', 'leaving.nothingToWithdraw')

  for (const claim of claims) await moveClaim(claim, 'withdrawn', user)
  return claims.length
}
