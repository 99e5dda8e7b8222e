import { cents, number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

/** In cents, by claim: what was taken of the parts that stand. */
export async function feesTaken(claimIds: number[]) {
  const rows = await readRows(
    { claimId: number('claim_id'), feeCents: cents('sum(fee_cents)::bigint') },
    `from allocations
     where claim_id = any(?::bigint[]) and reversed_at is null group by 1`,
    [claimIds]
  )
  return new Map(rows.map(({ claimId, feeCents }) => [claimId, feeCents]))
}
