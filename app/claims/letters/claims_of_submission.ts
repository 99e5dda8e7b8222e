import { cents, fullName, instant, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { stopsSql } from '#app/claims/claims/stops'
import type { ClaimKind } from '#app/claims/rules/claim_kind'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'

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
export const claimsOfSubmission = (submissionId: number): Promise<SubmittedClaim[]> =>
  readRows(
    {
      reference: text('c.reference'),
      traveller: fullName('u'),
      kind: typed<ClaimKind>('c.kind'),
      status: typed<ClaimStatus>('c.status'),
      fromPlace: orNull(text(STOPS.from)),
      toPlace: orNull(text(STOPS.to)),
      travelledAt: instant('t.travelled_at'),
      grossCents: cents(
        'case when c.objection_id = ? then c.gross_cents - coalesce(c.approved_cents, 0) else c.gross_cents end'
      ),
      facts: orNull(texts('case when c.objection_id = ? then c.objection_facts end')),
    },
    `from claims c join users u on u.id = c.user_id join trips t on t.id = c.trip_id
     where c.submission_id = ? or c.objection_id = ?
       or c.id in (select claim_id from reminded_claims where submission_id = ?)
       or c.id in (select unnest(returned_claims) from submissions where id = ?)
     order by c.id`,
    [submissionId, submissionId, submissionId, submissionId, submissionId, submissionId]
  )
