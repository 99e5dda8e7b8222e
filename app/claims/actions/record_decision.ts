import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'
import Claim from '#app/claims/claim'
import type { RejectionReason } from '#app/claims/rejection_reason'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

export type Decision =
  | { outcome: 'approved' }
  | { outcome: 'partly_approved'; approvedCents: number }
  | { outcome: 'rejected'; reason: RejectionReason }

/** If two people record a decision at the same time, the second is refused. */
export async function recordDecision(
  { id }: Pick<Claim, 'id'>,
  by: User,
  decision: Decision,
  note: string | null
) {
  const claim = await Claim.lock(id)
  claim.assertCanMove(decision.outcome, 'outcome')

  const approvedCents = approvedBy(decision, claim)
  await claim.moveTo(decision.outcome, {
    by,
    set: {
      approvedCents,
      rejectionReason: decision.outcome === 'rejected' ? decision.reason : null,
      decisionNote: note,
      decidedAt: now(),
      decidedById: by.id,
    },
    audit: { approved: approvedCents, ...decision },
  })
  await notifyTraveller(claim, decision)
  broadcast('ClaimDecided', claim.reference, toUser(claim.userId))
  return claim
}

async function notifyTraveller(claim: Claim, { outcome }: Decision) {
  await claim.load('user')
  await claim.load('counterparty')
  await sendEmail(recipientOf(claim.user), 'claim_decided', {
    operator: claim.counterparty.name,
    reference: claim.reference,
    outcome,
    to: claim.refundTo,
  })
}

function approvedBy(decision: Decision, claim: Claim) {
  if (decision.outcome === 'rejected') return null
  if (decision.outcome === 'approved') return claim.grossCents
  if (decision.approvedCents >= claim.grossCents) throw new Refusal('approvedCents', 'notPartly')
  return decision.approvedCents
}
