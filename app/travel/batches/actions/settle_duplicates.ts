import { execute } from '#app/platform/shared/execute'
import { TRAVEL_KINDS } from '#app/travel/trips/isomorphic/transaction_kind'

/** Since the plan, other batches may have brought rows of this one, or may have been undone. Answers whether they did. */
export async function settleDuplicates(batchId: number) {
  const changed = await execute(
    `with other (card_id) as (
       select own.card_id from batch_cards own where own.batch_id = :batchId and own.imported_at is null and (
         exists (select 1 from batch_cards k where k.card_id = own.card_id and k.batch_id <> :batchId and k.imported_at is not null)
         or exists (select 1 from batch_rows r where r.batch_id = :batchId and r.disposition = 'duplicate' and r.card_id = own.card_id))
     ), settled as (
       select r.id, case
         when exists (select 1 from transactions t where t.card_id = r.card_id and t.fingerprint = r.fingerprint) then 'duplicate'
         when r.kind = any(:travelKinds) then 'create'
         else 'not_a_trip' end as disposition
       from batch_rows r join other using (card_id) where r.batch_id = :batchId
     )
     update batch_rows r set disposition = settled.disposition
     from settled where r.id = settled.id and r.disposition <> settled.disposition`,
    { batchId, travelKinds: [...TRAVEL_KINDS] }
  )
  return changed > 0
}
