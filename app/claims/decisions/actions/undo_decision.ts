import Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { contestableUntil } from '#app/claims/decisions/contestable_until'
import Decision from '#app/claims/decisions/decision'
import { reviewOf } from '#app/claims/decisions/review'
import { UNDO_SECONDS } from '#app/claims/decisions/undo_seconds'
import { momentOf, now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** The request may take a moment longer than the button is shown. */
const GRACE_SECONDS = 2

/** For the person who recorded it. Throws a Refusal once the traveller was told, or the claim went on. */
export async function undoDecision({ id }: Pick<Claim, 'id'>, by: User) {
  const claim = await Claim.lock(id)
  const decision = await Decision.latestOf(claim)
  if (!decision || decision.decidedById !== by.id) throw new Refusal('decision', 'nothingToUndo')
  const isOld = decision.createdAt.plus({ seconds: UNDO_SECONDS + GRACE_SECONDS }) < now()
  if (isOld || decision.toldAt || claim.status !== decision.outcome || claim.receivedCents > 0) {
    throw new Refusal('decision', 'tooLateToUndo')
  }

  await decision.merge({ undoneAt: now(), review: 'not_needed' }).save()
  const before = await Decision.latestOf(claim)
  // The second look that the amendment made needless is due again.
  if (before?.id === decision.amendsId && before?.review === 'not_needed') {
    await before.merge({ review: reviewOf(claim) }).save()
  }
  const stands = before && before.id === decision.amendsId ? before.outcome : decision.previousStatus
  const move = {
    by,
    set: {
      approvedCents: before?.approvedCents ?? null,
      rejectionReason: before?.reason ?? null,
      statedReason: before?.statedReason ?? null,
      decisionNote: before?.note ?? null,
      decidedAt: before ? momentOf(before.answeredOn) : null,
      decidedById: before?.decidedById ?? null,
      contestableUntil: await contestableUntilBefore(claim, stands, before),
    },
    action: 'decision_undone' as const,
  }
  return claim.status === stands ? claim.change(move) : claim.moveTo(stands, move)
}

async function contestableUntilBefore(claim: Claim, stands: string, before: Decision | null) {
  if (!before || stands !== before.outcome) return null
  const operator = await Counterparty.findOrFail(claim.counterpartyId)
  return contestableUntil(before.outcome, claim, operator, before.answeredOn, before.approvedCents)
}
