import { day, moment, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type User from '#app/people/accounts/user'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

export async function cardSummaries(user: User) {
  const found = await readRows(
    {
      id: text('public_id'),
      kind: typed<CardKind>('kind'),
      last4: orNull(text('last_4')),
      expiresOn: orNull(day('expires_on')),
      nickname: orNull(text('nickname')),
      lastUsedAt: orNull(moment('(select max(at) from transactions where card_id = c.id)')),
      trips: number("(select count(*)::int from trips where card_id = c.id and status <> 'superseded')"),
    },
    `from ovcp_cards c where tenant_id = ? and user_id = ?
     order by "lastUsedAt" desc nulls last, id`,
    [user.tenantId, user.id]
  )
  return found.map((card) => ({ ...card, lastUsedAt: card.lastUsedAt?.toISOString() ?? null }))
}
