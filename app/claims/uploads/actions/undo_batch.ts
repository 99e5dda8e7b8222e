import Batch from '#app/travel/batches/batch'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { currentConnection } from '#app/platform/shared/tenancy'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import User from '#app/people/accounts/user'

/** Throws a Refusal while one of its trips has a claim (`live_claims`). Rows that other files hold too move there. */
export async function undoBatch({ id }: Pick<Batch, 'id'>, user: User) {
  // As filing does, and in that order: a claim on one of its trips comes before or not at all.
  const { userId } = await Batch.findOrFail(id)
  await User.lock(userId)
  const batch = await Batch.lock(id)
  batch.assertCanMove('undone')
  const connection = await currentConnection()

  const { rows: cards } = await connection.query<{ id: number }>(
    'select distinct card_id as id from transactions where batch_id = $1 order by 1',
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

  await reassignToLaterBatch(batch.id)
  await connection.query('delete from transactions where batch_id = $1', [batch.id])
  await batch.moveTo('undone', { by: user, set: { undoneAt: now(), question: null } })
  await rebuildTravel(cards.map((card) => card.id))
  return batch
}

async function reassignToLaterBatch(batchId: number) {
  const connection = await currentConnection()
  await connection.query(
    `update transactions t set batch_id = successor.batch_id, line = successor.line
     from (
       select distinct on (r.fingerprint, card.id) r.fingerprint, card.id as card_id, r.batch_id, r.line
       from transactions mine
       join batch_rows r on r.fingerprint = mine.fingerprint and r.disposition in ('duplicate', 'create', 'not_a_trip')
       join batches b on b.id = r.batch_id and b.status = 'imported' and b.id <> $1
       cross join lateral (
         select (c->>'cardId')::bigint as id from jsonb_array_elements(b.plan->'cards') c
         where (c->>'ref')::int = r.card_ref
       ) card
       where mine.batch_id = $1 and card.id = mine.card_id
       order by r.fingerprint, card.id, r.batch_id
     ) successor
     where t.batch_id = $1 and t.fingerprint = successor.fingerprint and t.card_id = successor.card_id`,
    [batchId]
  )
}
