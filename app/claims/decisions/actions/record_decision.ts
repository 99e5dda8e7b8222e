import Claim from '#app/claims/claims/claim'
import { type AwaitingDecision, awaitsDecision } from '#app/claims/claims/isomorphic/claim_status'
import Counterparty from '#app/travel/operators/counterparty'
import { contestableUntil } from '#app/claims/decisions/contestable_until'
import Decision from '#app/claims/decisions/decision'
import { earliestAnswerOn } from '#app/claims/claims/earliest_answer_on'
import type { ToldBy } from '#app/claims/decisions/told_by'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { reviewOf } from '#app/claims/decisions/review'
import { UNDO_SECONDS } from '#app/claims/decisions/undo_seconds'
import { momentOf, now, today } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export type Answer =
  | { outcome: 'approved' }
  | { outcome: 'partly_approved'; approvedCents: number }
  | { outcome: 'rejected'; reason: RejectionReason }

export type AnswerDetails = {
  note?: string | null
  /** Why it was rejected, in the operator's words. */
  statedReason?: string | null
  /** ISO date of the operator's answer; today unless told. */
  answeredOn?: string
}

/** If two people record an answer at the same time, the second is refused. */
export async function recordDecision({ id }: Pick<Claim, 'id'>, by: User, answer: Answer, details: AnswerDetails = {}) {
  const claim = await Claim.lock(id)
  claim.assertCanMove(answer.outcome, 'outcome')
  if (!awaitsDecision(claim.status)) throw new Refusal('outcome', 'illegalMove')
  await decide(claim, by, answer, details, { previousStatus: claim.status })
  return claim
}

type Place = {
  previousStatus: AwaitingDecision
  toldBy?: Exclude<ToldBy, 'operator'>
  amends?: { id: number; reason: string }
}

/** Needs the claim locked. The traveller hears of it when it can no longer be taken back, unless they told it. */
export async function decide(
  claim: Claim,
  by: User | null,
  given: Answer,
  { note = null, statedReason = null, answeredOn = today() }: AnswerDetails,
  { previousStatus, toldBy, amends }: Place
) {
  const answer = withWhatWasGranted(claim, previousStatus, given)
  const earliest = earliestAnswerOn(claim, previousStatus)
  if (answeredOn < earliest || answeredOn > today()) {
    throw new Refusal('answeredOn', 'answeredOnOtherDay', { day: earliest })
  }
  const approvedCents = approvedBy(answer, claim)
  const operator = await Counterparty.findOrFail(claim.counterpartyId)
  const reason = answer.outcome === 'rejected' ? answer.reason : null
  const decision = await Decision.create({
    tenantId: claim.tenantId,
    userId: claim.userId,
    claimId: claim.id,
    outcome: answer.outcome,
    approvedCents,
    reason,
    statedReason: answer.outcome === 'approved' ? null : statedReason,
    note,
    previousStatus,
    answeredOn,
    decidedById: toldBy ? null : by!.id,
    toldBy: toldBy ?? 'operator',
    // Its traveller knows already.
    toldAt: toldBy ? now() : null,
    amendsId: amends?.id ?? null,
    amendment: amends?.reason ?? null,
    review: toldBy ? 'not_needed' : reviewOf(claim),
    createdAt: now(),
  })
  const move = {
    by,
    set: {
      approvedCents,
      rejectionReason: reason,
      statedReason: answer.outcome === 'approved' ? null : statedReason,
      decisionNote: note,
      decidedAt: momentOf(answeredOn),
      // There is nothing left to bring to a committee.
      ...(answer.outcome === 'approved' && { committeeStage: null }),
      decidedById: toldBy ? null : by!.id,
      contestableUntil: contestableUntil(answer.outcome, claim, operator, answeredOn, approvedCents),
    },
    action: amends ? ('amended' as const) : answer.outcome,
    audit: {
      approved: approvedCents,
      ...answer,
      ...(toldBy && { toldBy }),
      ...(amends && { amendment: amends.reason }),
    },
  }
  if (claim.status === answer.outcome) await claim.change(move)
  else await claim.moveTo(answer.outcome, move)
  if (toldBy) return decision
  await enqueue('tell_decisions', { userId: claim.userId }, undefined, {
    startAfter: UNDO_SECONDS + 2,
  })
  return decision
}

/** Who rejects an objection, or does so before a committee, keeps to the decision before, and what that granted is still owed. */
function withWhatWasGranted(claim: Claim, previousStatus: AwaitingDecision, answer: Answer): Answer {
  const isUpheld = previousStatus === 'objected' || previousStatus === 'escalated'
  if (!isUpheld || answer.outcome !== 'rejected' || !claim.approvedCents) return answer
  return { outcome: 'partly_approved', approvedCents: claim.approvedCents }
}

function approvedBy(answer: Answer, claim: Claim) {
  if (answer.outcome === 'rejected') return null
  if (answer.outcome === 'approved') return claim.grossCents
  if (answer.approvedCents >= claim.grossCents) throw new Refusal('approvedCents', 'notPartly')
  return answer.approvedCents
}
