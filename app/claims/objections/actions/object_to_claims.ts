import type Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { objectionableClaims } from '#app/claims/objections/objectionable_claims'
import { disputedClaims } from '#app/claims/objections/disputed_claims'
import { factsAgainst } from '#app/claims/objections/facts'
import { execute } from '#app/platform/shared/tenancy'
import { Refusal } from '#app/platform/shared/refusal'
import { createSubmission } from '#app/claims/letters/actions/create_submission'
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
  return createSubmission(operator, claims, by, { kind: 'objections', argument }, ({ id }) => link(id, claims))
}

/** With what the evidence of each says against the answer, as it is known now. */
async function link(objectionId: number, claims: Claim[]) {
  const disputed = await disputedClaims(claims)
  const facts = claims.map((claim) => [claim.id, factsAgainst(claim.rejectionReason, disputed.get(claim.id)!)])
  await execute(
    `update claims c set objection_id = ?, objection_facts = array(select jsonb_array_elements_text(given.facts))
     from jsonb_each(?::jsonb) as given (id, facts) where c.id = given.id::bigint`,
    [objectionId, JSON.stringify(Object.fromEntries(facts))]
  )
}
