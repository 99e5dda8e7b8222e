import { isRowUnread } from '#app/travel/batches/beside_unread'
import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'

export type BatchSummary = {
  trips: number
  /** Without those beside a row that could not be read. */
  irregular: number
  besideUnread: number
  /** Irregular trips of others in the organisation, whose money the uploader cannot claim. */
  others: number
  stillOpen: number
  claims: number
  /** Not submitted yet. */
  readyClaims: number
}

export async function batchSummary(batch: Batch): Promise<BatchSummary> {
  const found = await readRow(
    {
      trips: number('count(*)::int'),
      own: number('(count(t.irregularity) filter (where t.user_id = ?))::int'),
      besideUnread: number(`(count(*) filter (where t.user_id = ? and ${isRowUnread('t', 'x')}))::int`),
      others: number('(count(t.irregularity) filter (where t.user_id <> ?))::int'),
      stillOpen: number("(count(*) filter (where t.status = 'still_travelling'))::int"),
      claims: number('(select count(*)::int from live_claims c where c.batch_id = ?)'),
      readyClaims: number('(select count(*)::int from live_claims c where c.batch_id = ? and c.submitted_at is null)'),
    },
    'from trips t join transactions x on x.id = t.anchor_transaction_id where x.batch_id = ?',
    [batch.userId, batch.userId, batch.userId, batch.id, batch.id, batch.id]
  )
  const { own, ...counts } = found!
  return { ...counts, irregular: own - counts.besideUnread }
}
