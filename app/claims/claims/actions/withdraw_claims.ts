import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { openClaims } from '#app/claims/claims/open_claims'
import type User from '#app/people/accounts/user'
import { Refusal } from '#app/platform/shared/refusal'

export async function withdrawClaims(user: User) {
  const { withdrawable } = await openClaims(user)
  if (withdrawable.length === 0) throw new Refusal('claims', 'leaving.nothingToWithdraw')

  for (const claim of withdrawable) await moveClaim(claim, 'withdrawn', user)
  return withdrawable.length
}
