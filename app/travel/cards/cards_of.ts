import { day, number, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { today } from '#app/platform/shared/clock'

type Owner = { id: number; tenantId: number }

export async function cardsOf(user: Owner) {
  const cards = await ownCards(user).orderBy('id')
  const trips = new Map(
    (
      await readRows(
        { cardId: number('card_id'), count: number('count(*)') },
        `from trips
         where tenant_id = ? and user_id = ? group by card_id`,
        [user.tenantId, user.id]
      )
    ).map(({ cardId, count }) => [cardId, count])
  )
  return cards.map((card) => ({
    id: card.publicId,
    kind: card.kind,
    last4: card.last4,
    nickname: card.nickname,
    expiresOn: card.expiresOn,
    isExpired: card.expiresOn !== null && card.expiresOn < today(),
    trips: trips.get(card.id) ?? 0,
  }))
}

export const ownCard = (user: Owner, publicId: string) => ownCards(user).where('public_id', publicId).firstOrFail()

const ownCards = (user: Owner) => OvcpCard.ownedBy(user)

export const businessCardsOf = (user: Owner) =>
  readRows(
    { id: text('public_id'), last4: orNull(text('last_4')), expiresOn: orNull(day('expires_on')) },
    "from ovcp_cards where tenant_id = ? and user_id = ? and kind = 'business' order by id",
    [user.tenantId, user.id]
  )
