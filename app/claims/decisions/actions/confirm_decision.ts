import type Claim from '#app/claims/claims/claim'
import { record } from '#app/messages/events/record'
import Decision from '#app/claims/decisions/decision'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** Four eyes. Who does not agree amends it. */
export async function confirmDecision(claim: Claim, by: User) {
  const latest = await Decision.latestOf(claim)
  const decision = latest && (await Decision.lock(latest.id))
  if (decision?.review !== 'due') throw new Refusal('decision', 'noSecondLook')
  if (decision.decidedById === by.id) throw new Refusal('decision', 'ownDecision')
  refuseNewStaff(by, 'decision')
  await decision.merge({ review: 'confirmed', reviewedById: by.id, reviewedAt: now() }).save()
  await record('claim.decision_confirmed', claim, by)
}
