import { giveUpClaim } from '#app/claims/actions/give_up_claim'
import { closureStatus } from '#app/account_closure/closure_status'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** Returns the number of claims. */
export async function giveUpClaims(user: User) {
  const { awaitingPayment } = await closureStatus(user)
  if (awaitingPayment.length === 0) throw new Refusal('claims', 'leaving.nothingToGiveUp')

  for (const claim of awaitingPayment) await giveUpClaim(claim, user)
  return awaitingPayment.length
}
