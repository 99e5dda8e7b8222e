import type Batch from '#app/batches/batch'
import { queryRow } from '#app/shared/tenancy'

export async function batchSummary(batch: Batch) {
  const found = await queryRow<{ trips: number; irregular: number; claims: number }>(
    `select count(*)::int as trips, count(t.irregularity)::int as irregular,
       (select count(*)::int from claims c where c.batch_id = ? and c.status not in ('withdrawn', 'expired')) as claims
     from trips t join transactions x on x.id = t.anchor_transaction_id where x.batch_id = ?`,
    [batch.id, batch.id]
  )
  return found!
}
