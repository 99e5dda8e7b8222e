import { stopsSql } from '#app/claims/claims/stops'
import type { ClaimKind } from '#app/claims/rules/claim_kind'
import type { ClaimStatus } from '#app/claims/claims/claim_status'
import { queryRows } from '#app/platform/shared/tenancy'

export type SubmittedClaim = {
  reference: string
  traveller: string
  kind: ClaimKind
  status: ClaimStatus
  fromPlace: string | null
  toPlace: string | null
  travelledAt: string
  grossCents: number
  /** Of an objection: what the evidence says against the answer. */
  facts: string[] | null
}

const STOPS = stopsSql('c', 't')

/** In the order of the letter. */
export const claimsOfSubmission = (submissionId: number) =>
  queryRows<SubmittedClaim>(
    `select c.reference, u.first_name || ' ' || u.last_name as traveller, c.kind, c.status,
       ${STOPS.from} as "fromPlace", ${STOPS.to} as "toPlace",
       to_json(t.travelled_at)#>>'{}' as "travelledAt", case when c.objection_id = ? then c.gross_cents - coalesce(c.approved_cents, 0) else c.gross_cents end as "grossCents", case when c.objection_id = ? then c.objection_facts end as facts
     from claims c join users u on u.id = c.user_id join trips t on t.id = c.trip_id
     where c.submission_id = ? or c.objection_id = ?
       or c.id in (select claim_id from reminded_claims where submission_id = ?)
       or c.id in (select unnest(returned_claims) from submissions where id = ?)
     order by c.id`,
    [submissionId, submissionId, submissionId, submissionId, submissionId, submissionId]
  )
