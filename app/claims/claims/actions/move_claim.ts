import Claim from '#app/claims/claims/claim'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'
import { takeOutOfLetter } from '#app/claims/claims/actions/take_out_of_letter'
import type User from '#app/people/accounts/user'

type PlainMove = Extract<ClaimStatus, 'acknowledged' | 'objected' | 'withdrawn' | 'expired' | 'closed'>

export async function moveClaim({ id }: Pick<Claim, 'id'>, to: PlainMove, by: User | null) {
  const claim = await Claim.lock(id)
  // The letter that it is in, if that has not left, is written anew without it.
  if (claim.inLetter !== null) await takeOutOfLetter(claim)
  return claim.moveTo(to, { by })
}
