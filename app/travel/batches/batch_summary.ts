import type Batch from '#app/travel/batches/batch'
import { queryRow } from '#app/platform/shared/tenancy'

export type BatchSummary = {
  trips: number
  /** Trips of the uploader that were charged wrongly. */
  irregular: number
  /** The same of others in the organisation, whose money the uploader cannot claim. */
  others: number
  /** Trips that were not over when the file was made. */
  stillOpen: number
  claims: number
  /** Of those: with no operator yet. */
  readyClaims: number
}

export async function batchSummary(batch: Batch): Promise<BatchSummary> {
  const found = await queryRow<BatchSummary>(
    `select count(*)::int as trips,
       (count(t.irregularity) filter (where t.user_id = ?))::int as irregular,
       (count(t.irregularity) filter (where t.user_id <> ?))::int as others,
       (count(*) filter (where t.status = 'still_travelling'))::int as "stillOpen",
       (select count(*)::int from live_claims c where c.batch_id = ?) as claims,
       (select count(*)::int from live_claims c where c.batch_id = ? and c.submitted_at is null) as "readyClaims"
     from trips t join transactions x on x.id = t.anchor_transaction_id where x.batch_id = ?`,
    [batch.userId, batch.userId, batch.id, batch.id, batch.id]
  )
  return found!
}
