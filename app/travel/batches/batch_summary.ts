import { isRowUnread } from '#app/travel/batches/beside_unread'
import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'

export type BatchSummary = {
  trips: number
  /** Without those beside a row that could not be read. */
  irregular: number
  besideUnread: number
  others: number
  stillOpen: number
  claims: number
  /** Not submitted yet. */
  readyClaims: number
}

/** What who uploaded it can claim: of a file of an organisation, what is business. */
const IS_THEIRS = '(case when :isForTenant then t.is_business else t.user_id = :userId end)'

export async function batchSummary(batch: Batch): Promise<BatchSummary> {
  const found = await readRow(
    {
      trips: number('count(*)::int'),
      own: number(`(count(t.irregularity) filter (where ${IS_THEIRS}))::int`),
      besideUnread: number(`(count(*) filter (where ${IS_THEIRS} and ${isRowUnread('t', 'x')}))::int`),
      others: number(`(count(t.irregularity) filter (where not ${IS_THEIRS}))::int`),
      stillOpen: number("(count(*) filter (where t.status = 'still_travelling'))::int"),
      claims: number('(select count(*)::int from live_claims c where c.batch_id = :batchId)'),
      readyClaims: number(
        '(select count(*)::int from live_claims c where c.batch_id = :batchId and c.submitted_at is null)'
      ),
    },
    'from trips t join transactions x on x.id = t.anchor_transaction_id where x.batch_id = :batchId',
    { batchId: batch.id, userId: batch.userId, isForTenant: batch.isForTenant }
  )
  const { own, ...counts } = found!
  return { ...counts, irregular: own - counts.besideUnread }
}
