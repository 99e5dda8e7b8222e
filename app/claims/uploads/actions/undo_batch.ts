import Batch from '#app/travel/batches/batch'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { currentConnection } from '#app/platform/shared/tenancy'
import { readRows } from '#app/platform/shared/read_rows'
import { number } from '#app/platform/shared/column'
import { takeOutOfForce } from '#app/travel/batches/actions/take_out_of_force'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import type User from '#app/people/accounts/user'
import { execute, lock } from '#app/platform/shared/execute'

/** Throws a Refusal while one of its trips has a claim (`live_claims`). Rows that other files hold too move there. */
export async function undoBatch({ id }: Pick<Batch, 'id'>, user: User) {
  // As taking up its cards does, which comes before or not at all.
  await lock('import_batch', id)
  // As filing does, and in that order: a claim on one of its trips comes before or not at all.
  await execute(
    `select from users where id in (select user_id from batches where id = :id
       union select user_id from batch_cards where batch_id = :id) order by id for update`,
    { id }
  )
  const batch = await Batch.lock(id)
  batch.assertCanMove('undone')
  const connection = await currentConnection()

  const cards = await readRows(
    { id: number('card_id') },
    'from batch_cards where batch_id = ? and imported_at is not null order by card_id',
    [batch.id]
  )
  const { rowCount: claims } = await connection.query(
    `select 1 from live_claims c join trips t on t.id = c.trip_id
     where t.card_id = any($1)
       and exists (select 1 from transactions x where x.batch_id = $2
         and (x.id in (t.anchor_transaction_id, t.check_in_transaction_id, t.check_out_transaction_id, t.fee_transaction_id, t.refund_transaction_id)
           or x.id = any(t.merged_transaction_ids)))`,
    [cards.map((card) => card.id), batch.id]
  )
  if (claims) throw new Refusal('batch', 'batchHasClaims')

  await takeOutOfForce(batch.id)
  await batch.moveTo('undone', { by: user, set: { undoneAt: now(), question: null } })
  await rebuildTravel(cards.map((card) => card.id))
  return batch
}
