import type Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { objectionableClaims } from '#app/claims/letters/kinds/objections/objectionable_claims'
import { disputedClaims } from '#app/claims/letters/kinds/objections/disputed_claims'
import { factsAgainst } from '#app/claims/letters/kinds/objections/facts'
import { Refusal } from '#app/platform/shared/refusal'
import { createLetter } from '#app/claims/letters/actions/create_letter'
import type User from '#app/people/accounts/user'

/** Throws a Refusal for all where one cannot be objected to or is their own, and for several operators or reasons. */
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
  const disputed = await disputedClaims(claims)
  const factsOf = (claim: Claim) => factsAgainst(claim.rejectionReason, disputed.get(claim.id)!)
  return createLetter(operator, claims, by, { kind: 'objections', argument, factsOf })
}
