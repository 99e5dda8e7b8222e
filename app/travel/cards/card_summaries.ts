import type User from '#app/people/accounts/user'
import { queryRows } from '#app/platform/shared/tenancy'
import type { CardKind } from '#app/travel/cards/card_kind'

type Card = {
  id: string
  kind: CardKind
  last4: string | null
  expiresOn: string | null
  nickname: string | null
  lastUsedAt: Date | null
  trips: number
}

export async function cardSummaries(user: User) {
  const found = await queryRows<Card>(
    `select public_id as id, kind, last_4 as "last4", expires_on as "expiresOn", nickname,
       (select max(at) from transactions where card_id = c.id) as "lastUsedAt",
       (select count(*)::int from trips where card_id = c.id) as trips
     from ovcp_cards c where tenant_id = ? and user_id = ?
     order by "lastUsedAt" desc nulls last, id`,
    [user.tenantId, user.id]
  )
  return found.map((card) => ({ ...card, lastUsedAt: card.lastUsedAt?.toISOString() ?? null }))
}
