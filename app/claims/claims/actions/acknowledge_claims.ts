import Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** All or none. Throws a Refusal that names the first that cannot be acknowledged. */
export async function acknowledgeClaims(references: string[], by: User) {
  const claims = await Claim.query().whereIn('reference', references).orderBy('id').forUpdate()
  for (const reference of references) {
    const claim = claims.find((one) => one.reference === reference)
    if (!claim) throw new Refusal('claims', 'claimNotFound', { reference })
    // The machine also lets an answer that is taken back return here.
    if (claim.status !== 'submitted') {
      throw new Refusal('claims', 'cannotAcknowledge', { reference })
    }
  }
  for (const claim of claims) await claim.moveTo('acknowledged', { by })
  return claims.length
}
