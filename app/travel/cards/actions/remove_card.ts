import { record } from '#app/messages/events/record'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, exists } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

/** A card with trips or in an open upload stays: without it the owner of those trips is unknown. */
export async function removeCard({ id }: Pick<OvcpCard, 'id'>, by: User) {
  const card = await OvcpCard.lock(id)
  if (await isInUse(card)) throw new Refusal('card', 'card.inUse')

  await execute('update batches set card_id = null where card_id = ?', [card.id])
  // What was undone can name it still.
  await execute('update batch_cards set is_known = false where card_id = ?', [card.id])
  await card.delete()
  await record('card.removed', card.subject, by, { kind: card.kind, last_4: card.last4 })
}

const isInUse = (card: OvcpCard) =>
  exists(
    `with card (id) as (select ?::bigint)
     select 1 from card where exists (select from transactions t where t.card_id = card.id)
       or exists (select from trips t where t.card_id = card.id)
       or exists (
         select from batches b where b.tenant_id = ? and b.status in ('uploaded', 'parsing', 'planned', 'importing')
           and (b.card_id = card.id or exists (select 1 from batch_cards k where k.batch_id = b.id and k.card_id = card.id)))`,
    [card.id, card.tenantId]
  )
