import Claim from '#app/claims/claims/claim'
import { type Answer, type AnswerDetails, recordDecision } from '#app/claims/decisions/actions/record_decision'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export type ClaimAnswer = { reference: string; answer: Answer; details: AnswerDetails }

/** All or none. Throws a Refusal that names the first claim which cannot be answered by this person. */
export async function recordDecisions(answers: ClaimAnswer[], by: User) {
  const claims = await Claim.query()
    .whereIn(
      'reference',
      answers.map(({ reference }) => reference)
    )
    .orderBy('id')
  const known = new Map(claims.map((claim) => [claim.reference, claim]))
  for (const { reference } of answers) {
    const claim = known.get(reference)
    if (!claim) throw new Refusal('claims', 'claimNotFound', { reference })
    if (claim.userId === by.id) throw new Refusal('claims', 'ownClaim', { reference })
  }

  const order = new Map(claims.map(({ reference }, index) => [reference, index]))
  const inOrder = answers.toSorted((a, b) => order.get(a.reference)! - order.get(b.reference)!)
  for (const { reference, answer, details } of inOrder) {
    await recordDecision(known.get(reference)!, by, answer, details).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('claims', 'cannotAnswer', { reference }) : error
    })
  }
  return claims.length
}
