import { cents, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { ClaimStatus } from '#app/claims/claims/isomorphic/claim_status'

/** A claim that a line names and that expects no money of it. */
export type NamedClaim = {
  reference: string
  /** Null where we have no claim with that reference. */
  status: ClaimStatus | null
  receivedCents: number
}

const MAX_SHOWN = 20

export const namedClaims = (lineId: number): Promise<NamedClaim[]> =>
  readRows(
    {
      reference: text('named.reference'),
      status: orNull(typed<ClaimStatus>('c.status')),
      receivedCents: cents('coalesce(c.received_cents, 0)::bigint'),
    },
    `from statement_lines l cross join lateral (select distinct reference from unnest(l.our_references) given (reference)) named
     left join claims c on c.reference = named.reference
     where l.id = ? and l.open_cents > 0 and named.reference like 'CLM-%'
       and (c.id is null or c.stage <> 'refund' or c.received_cents >= c.approved_cents)
     order by 1 limit ${MAX_SHOWN}`,
    [lineId]
  )
