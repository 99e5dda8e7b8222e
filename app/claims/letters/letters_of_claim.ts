import { typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import type { LetterKind } from '#app/claims/letters/letter_kind'
import type { LetterStatus } from '#app/claims/letters/letter_status'

/** `day` is an ISO date. */
export type LetterOfClaim = {
  reference: string
  kind: LetterKind
  status: LetterStatus
  day: string
}

/** The letters that a claim is in, oldest first, as an array of `LetterOfClaim` in JSON. */
export const lettersSql = (claim: string) => `(
  select coalesce(json_agg(json_build_object('reference', s.reference, 'kind', s.kind, 'status', s.status, 'day', s.day)
    order by s.id), '[]')
  from letter_claims lc join letters s on s.id = lc.letter_id
  where lc.claim_id = ${claim}.id and lc.outcome is distinct from 'taken_out')`

export async function lettersOfClaim({ id }: Claim) {
  const found = await readRow({ letters: typed<LetterOfClaim[]>(lettersSql('c')) }, 'from claims c where c.id = ?', [
    id,
  ])
  return found!.letters.filter(({ status }) => ['sent', 'posted'].includes(status))
}
