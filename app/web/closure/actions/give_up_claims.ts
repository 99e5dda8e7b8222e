import { giveUpClaim } from '#app/claims/claims/actions/give_up_claim'
import { closureStatus } from '#app/web/closure/closure_status'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Returns the number of claims. */
export async function giveUpClaims(user: User) {
  const { awaitingPayment } = await closureStatus(user)
  if (awaitingPayment.length === 0) throw new Refusal('claims', 'leaving.nothingToGiveUp')

  for (const claim of awaitingPayment) await giveUpClaim(claim, user)
  return awaitingPayment.length
}
