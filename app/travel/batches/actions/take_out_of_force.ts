import { number } from '#app/platform/shared/column'
import { execute } from '#app/platform/shared/execute'
import { readRows } from '#app/platform/shared/read_rows'
import { recountRows } from '#app/travel/batches/actions/recount_rows'
import { forgetCardNumbers } from '#app/travel/batches/planned_cards'

/** The rows of a batch are transactions no longer, but for those that another one in force holds too: they move there. */
export async function takeOutOfForce(batchId: number) {
  await moveToLaterBatches(batchId)
  // What the traveller said of these goes with them.
  await execute(
    'delete from trip_overrides where anchor_transaction_id in (select id from transactions where batch_id = ?)',
    [batchId]
  )
  await execute(
    `delete from payment_answers where transaction_id in (select id from transactions where batch_id = :batchId)
       or anchor_transaction_id in (select id from transactions where batch_id = :batchId)`,
    { batchId }
  )
  await execute('update batch_cards set imported_at = null where batch_id = ?', [batchId])
  await forgetCardNumbers(batchId)
}

/** Each changes places with its duplicate there, so that its trip and claims go on. */
async function moveToLaterBatches(batchId: number) {
  const moved = await readRows(
    { id: number('r.batch_id') },
    (columns) => `with pairs as (
       select distinct on (own.id) own.id, own.batch_id, own.line, own.disposition, own.is_beside_unread,
         twin.id as twin_id, twin.batch_id as twin_batch_id, twin.line as twin_line,
         twin.is_beside_unread as twin_is_beside_unread
       from transactions held join batch_rows own on own.id = held.id
       join batch_rows twin on twin.card_id = own.card_id and twin.fingerprint = own.fingerprint
         and twin.batch_id <> own.batch_id and twin.disposition = 'duplicate'
       join batch_cards there on there.batch_id = twin.batch_id and there.card_id = twin.card_id and there.imported_at is not null
       where held.batch_id = ? order by own.id, twin.batch_id
     ), places (id, batch_id, line, is_beside_unread, disposition) as (
       select id, twin_batch_id, twin_line, twin_is_beside_unread, disposition from pairs
       union all select twin_id, batch_id, line, is_beside_unread, 'duplicate' from pairs
     )
     update batch_rows r set batch_id = places.batch_id, line = places.line, is_beside_unread = places.is_beside_unread,
       disposition = places.disposition
     from places where r.id = places.id returning ${columns}`,
    [batchId]
  )
  await recountRows([...new Set(moved.map(({ id }) => id))])
}
