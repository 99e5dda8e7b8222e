import type Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { objectionableClaims } from '#app/claims/letters/kinds/objections/objectionable_claims'
import { disputedClaims } from '#app/claims/letters/kinds/objections/disputed_claims'
import { factsAgainst } from '#app/claims/letters/kinds/objections/facts'
import { Refusal } from '#app/platform/shared/refusal'
import { createLetter } from '#app/claims/letters/actions/create_letter'
import type User from '#app/people/accounts/user'

/**
 * One letter against the same answer to all these claims, once for each, with what the evidence of each says. All or none: throws a Refusal where one of them
 * cannot be objected to, or they are of several operators or reasons.
 */
export async function objectToClaims(references: string[], argument: string, by: User) {
  const claims = await objectionableClaims().whereIn('reference', references).preload('trip').forUpdate()
  const missing = references.find((one) => !claims.some(({ reference }) => reference === one))
  if (missing) throw new Refusal('claims', 'cannotObject', { reference: missing })
  const own = claims.find(({ userId }) => userId === by.id)
  if (own) throw new Refusal('claims', 'ownClaim', { reference: own.reference })
  if (new Set(claims.map(({ counterpartyId, rejectionReason }) => `${counterpartyId} ${rejectionReason}`)).size > 1) {
    throw new Refusal('claims', 'severalReasons')
  }

  const operator = await Counterparty.findOrFail(claims[0].counterpartyId)
  // What is known now.
  const disputed = await disputedClaims(claims)
  const factsOf = (claim: Claim) => factsAgainst(claim.rejectionReason, disputed.get(claim.id)!)
  return createLetter(operator, claims, by, { kind: 'objections', argument, factsOf })
}
