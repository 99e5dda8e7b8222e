import { queryRows } from '#app/platform/shared/tenancy'

/** In cents, by claim: what was taken of the parts that stand. */
export async function feesTaken(claimIds: number[]) {
  const rows = await queryRows<{ claimId: number; feeCents: number }>(
    `select claim_id as "claimId", sum(fee_cents)::bigint as "feeCents" from allocations
     where claim_id = any(?::bigint[]) and reversed_at is null group by 1`,
    [claimIds]
  )
  return new Map(rows.map(({ claimId, feeCents }) => [claimId, feeCents]))
}
