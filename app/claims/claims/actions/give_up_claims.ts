import { giveUpClaim } from '#app/claims/claims/actions/give_up_claim'
import { openClaims } from '#app/claims/claims/open_claims'
import type User from '#app/people/accounts/user'
import { Refusal } from '#app/platform/shared/refusal'

export async function giveUpClaims(user: User) {
  const { awaitingPayment } = await openClaims(user)
  if (awaitingPayment.length === 0) throw new Refusal('claims', 'leaving.nothingToGiveUp')

  for (const claim of awaitingPayment) await giveUpClaim(claim, user)
  return awaitingPayment.length
}
