import { DateTime } from 'luxon'
import type Claim from '#app/claims/claims/claim'
import type { claimTimeline } from '#app/claims/claims/claim_timeline'

/** What a claim brought, and the days since it left. Nothing in it tells whose it was, or of which trip. */
export type ClaimOutcome = { cents: number; isPaid: boolean; days: number }

type Timeline = Awaited<ReturnType<typeof claimTimeline>>

const PAID = ['refund_received', 'paid_directly', 'set_off']
const ANSWERED = ['approved', 'partly_approved', 'amended']

export function claimOutcome(claim: Claim, timeline: Timeline): ClaimOutcome | null {
  const isPaidDirectly = claim.paidDirectlyAt !== null
  const isPaid = isPaidDirectly || claim.receivedCents > 0
  if (!isPaid && !claim.awaitsRefund) return null

  const cents = isPaid && !isPaidDirectly ? claim.receivedCents : (claim.approvedCents ?? 0)
  const event = timeline.findLast(({ action }) => (isPaid ? PAID : ANSWERED).includes(action))
  if (!event || !claim.submittedAt || cents <= 0) return null

  const days = DateTime.fromISO(event.at).diff(claim.submittedAt, 'days').days
  return { cents, isPaid, days: Math.max(0, Math.floor(days)) }
}
