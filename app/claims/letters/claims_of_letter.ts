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
  facts: string[]
}

const STOPS = stopsSql('c', 't')

export const claimsOfLetter = (letterId: number): Promise<SubmittedClaim[]> =>
  readRows(
    {
      reference: text('c.reference'),
      traveller: fullName('u'),
      kind: typed<ClaimKind>('c.kind'),
      status: typed<ClaimStatus>('c.status'),
      fromPlace: orNull(text(STOPS.from)),
      toPlace: orNull(text(STOPS.to)),
      travelledAt: instant('t.travelled_at'),
      grossCents: cents('lc.asked_cents'),
      facts: texts('lc.facts'),
    },
    `from letter_claims lc join claims c on c.id = lc.claim_id join users u on u.id = c.user_id join trips t on t.id = c.trip_id
     where lc.letter_id = ? and lc.outcome is distinct from 'taken_out'
     order by c.id`,
    [letterId]
  )
