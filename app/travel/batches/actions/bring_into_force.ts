import { blindIndex, blindIndexes, encrypt } from '#app/platform/encryption/encrypt'
import { number } from '#app/platform/shared/column'
import { execute } from '#app/platform/shared/execute'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'
import { kindOf } from '#app/travel/batches/batch_cards'
import { settleDuplicates } from '#app/travel/batches/actions/settle_duplicates'
import { refuseCardsOfOthers } from '#app/travel/batches/refuse_cards_of_others'
import { type PlannedCard, numberOf, waitingCards } from '#app/travel/batches/planned_cards'
import { lockCardNumbers } from '#app/travel/cards/cards_with'
import OvcpCard from '#app/travel/cards/ovcp_card'

/** From here on the rows of the plan are transactions of these cards; those of a card that is nobody's wait. */
export async function bringIntoForce(batch: Batch) {
  const planned = (await waitingCards(batch.id)).filter(isOwned)
  if (planned.length === 0) return { cardIds: [], hasChanged: false }
  await refuseThoseOfOthers(planned)
  for (const card of planned) await settleCard(batch, card)

  // In order of id, so that two imports with several cards cannot block each other.
  const cards = await readRows(
    { id: number('c.id') },
    'from ovcp_cards c join batch_cards k on k.card_id = c.id where k.batch_id = ? and k.user_id is not null and k.imported_at is null order by c.id for no key update of c',
    [batch.id]
  )
  const cardIds = cards.map(({ id }) => id)
  const hasChanged = await settleDuplicates(batch.id)
  // Not those that were assigned meanwhile: another job takes them up.
  await execute(
    `update batch_cards set imported_at = clock_now(), is_known = true, number_encrypted = null
     where batch_id = ? and card_id = any(?::bigint[]) and imported_at is null`,
    [batch.id, cardIds]
  )
  return { cardIds, hasChanged }
}

type OwnedCard = PlannedCard & { userId: number }

const isOwned = (card: PlannedCard): card is OwnedCard => card.userId !== null

/** Someone may have added one since the plan, or be importing it at this moment. */
async function refuseThoseOfOthers(planned: OwnedCard[]) {
  const fresh = planned.filter(({ isKnown }) => !isKnown)
  const byUser = Map.groupBy(fresh, ({ userId }) => userId)
  for (const [userId, cards] of byUser) {
    const numbers = cards.flatMap((card) => numberOf(card) ?? [])
    await lockCardNumbers(numbers)
    await refuseCardsOfOthers(userId, numbers)
  }
}

/** Two batches may bring the same new card; the second waits for the first and takes its card. */
async function settleCard(batch: Batch, card: OwnedCard) {
  const cardNumber = numberOf(card)
  if (card.isKnown) return cardNumber && nameCard(card.cardId, cardNumber, batch)
  const known = await findCard(batch, card, cardNumber)
  if (known === null && (await createCard(batch, card, cardNumber))) return
  await execute('update batch_cards set card_id = ?, is_new = false where batch_id = ? and card_id = ?', [
    known ?? (await findCard(batch, card, cardNumber)),
    batch.id,
    card.cardId,
  ])
}

const createCard = ({ tenantId }: Batch, { cardId, userId, kind, last4 }: OwnedCard, cardNumber: string | null) =>
  readRow(
    { id: number('id') },
    (columns) => `
       insert into ovcp_cards (id, tenant_id, user_id, kind, number_encrypted, number_index, last_4)
     values (?, ?, ?, case when exists (select 1 from cards_with(?, ?) where not is_own) then 'anonymous' else ? end, ?, ?, ?) on conflict do nothing returning ${columns}`,
    [
      cardId,
      tenantId,
      userId,
      userId,
      cardNumber ? blindIndexes(cardNumber) : [],
      kind,
      cardNumber && encrypt(cardNumber, 'card'),
      cardNumber && blindIndex(cardNumber),
      last4,
    ]
  )

/** Its number stands in this file; the files before named none. */
const nameCard = (id: number, cardNumber: string, { format }: Batch) =>
  execute(
    `update ovcp_cards set number_encrypted = ?, number_index = ?, last_4 = ?, kind = case when kind = 'unknown' then ? else kind end
     where id = ? and number_index is null`,
    [encrypt(cardNumber, 'card'), blindIndex(cardNumber), cardNumber.slice(-4), kindOf(cardNumber, format), id]
  )

async function findCard({ tenantId }: Batch, card: OwnedCard, cardNumber: string | null) {
  const query = OvcpCard.ownedBy({ id: card.userId, tenantId })
  if (cardNumber) query.whereIn('number_index', blindIndexes(cardNumber))
  else query.whereNull('number_index').where({ last_4: card.last4, kind: card.kind })
  return (await query.first())?.id ?? null
}
