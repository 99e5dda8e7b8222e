import type { Outcome } from '#app/claims/decisions/outcome'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import type { ToldBy } from '#app/claims/decisions/told_by'
import type { Review } from '#app/claims/decisions/review'

/** Amounts are cents, `answeredOn` is an ISO date, `at` ISO 8601. */
export type RecordedDecision = {
  id: number
  outcome: Outcome
  approvedCents: number | null
  reason: RejectionReason | null
  statedReason: string | null
  note: string | null
  answeredOn: string
  amendment: string | null
  review: Review
  reviewedBy: string | null
  at: string
  /** Null where nobody of staff recorded it. */
  by: string | null
  byId: number | null
  toldBy: ToldBy
}

/** The answers to a claim that were not taken back, oldest first, as an array of `RecordedDecision` in JSON. */
export const decisionsSql = (claim: string) => `(
  select coalesce(json_agg(json_build_object('id', d.id, 'outcome', d.outcome, 'approvedCents', d.approved_cents,
    'reason', d.reason, 'statedReason', d.stated_reason, 'note', d.note, 'answeredOn', d.answered_on, 'amendment', d.amendment, 'review', d.review,
    'reviewedBy', reviewer.first_name || ' ' || reviewer.last_name, 'at', d.created_at,
    'by', decider.first_name || ' ' || decider.last_name, 'byId', d.decided_by_id, 'toldBy', d.told_by) order by d.id), '[]')
  from decisions d left join users decider on decider.id = d.decided_by_id left join users reviewer on reviewer.id = d.reviewed_by_id
  where d.claim_id = ${claim}.id and d.undone_at is null)`
