import { typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import type { SubmissionKind } from '#app/claims/letters/submission_kind'
import type { SubmissionStatus } from '#app/claims/letters/submission_status'

/** `day` is an ISO date. */
export type LetterOfClaim = {
  reference: string
  kind: SubmissionKind
  status: SubmissionStatus
  day: string
}

/** The letters that a claim is in, oldest first, as an array of `LetterOfClaim` in JSON. */
export const lettersSql = (claim: string) => `(
  select coalesce(json_agg(json_build_object('reference', s.reference, 'kind', s.kind, 'status', s.status, 'day', s.day)
    order by s.id), '[]')
  from submissions s
  where s.id in (${claim}.submission_id, ${claim}.objection_id)
    or s.id in (select submission_id from reminded_claims where claim_id = ${claim}.id))`

/** Those that left. */
export async function lettersOfClaim({ id }: Claim) {
  const found = await readRow({ letters: typed<LetterOfClaim[]>(lettersSql('c')) }, 'from claims c where c.id = ?', [
    id,
  ])
  return found!.letters.filter(({ status }) => ['sent', 'posted'].includes(status))
}
