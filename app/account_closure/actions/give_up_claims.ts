import { giveUpClaim } from '#app/claims/actions/give_up_claim'
import { standingOf } from '#app/account_closure/standing'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** Does without the money that is still to come for this person's claims. Returns how many they were. */
export async function giveUpClaims(user: User) {
  const { toCome } = await standingOf(user)
  if (toCome.length === 0) throw new Refusal('claims', 'leaving.nothingToGiveUp')

  for (const claim of toCome) await giveUpClaim(claim, user)
  return toCome.length
}
