import Claim from '#app/claims/claims/claim'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'
import { type Answer, type AnswerDetails, decide } from '#app/claims/decisions/actions/record_decision'
import Decision from '#app/claims/decisions/decision'
import { OUTCOMES } from '#app/claims/decisions/outcome'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Throws a Refusal below what the operator already paid, and while an objection waits to leave. */
export async function amendDecision(
  { id }: Pick<Claim, 'id'>,
  by: User,
  answer: Answer,
  { amendment, ...details }: AnswerDetails & { amendment: string }
) {
  const claim = await Claim.lock(id)
  const standing = await Decision.latestOf(claim)
  if (!standing || !isAnswered(claim.status)) throw new Refusal('outcome', 'nothingToAmend')
  if (claim.isBeingObjected) throw new Refusal('outcome', 'objectionLeaves')
  if (isSame(standing, answer, details)) throw new Refusal('outcome', 'sameAnswer')
  const cents =
    answer.outcome === 'partly_approved' ? answer.approvedCents : answer.outcome === 'approved' ? claim.grossCents : 0
  if (cents < claim.receivedCents) throw new Refusal('outcome', 'belowReceived')

  const { previousStatus } = standing
  const amends = { id: standing.id, reason: amendment }
  await standing.merge({ review: standing.review === 'due' ? 'not_needed' : standing.review }).save()
  await decide(claim, by, answer, { answeredOn: standing.answeredOn, ...details }, { previousStatus, amends })
  return claim
}

const isAnswered = (status: ClaimStatus) => (OUTCOMES as readonly ClaimStatus[]).includes(status)

const isSame = (standing: Decision, answer: Answer, { statedReason }: AnswerDetails) =>
  standing.outcome === answer.outcome &&
  (answer.outcome !== 'partly_approved' || standing.approvedCents === answer.approvedCents) &&
  (answer.outcome !== 'rejected' ||
    (standing.reason === answer.reason && standing.statedReason === (statedReason ?? null)))
