import { dutchDay } from '#app/platform/shared/dutch_day'
import { day, number, orNull, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { USES_CAP } from '#app/claims/claims/isomorphic/claim_status'
import { CORRECTIONS } from '#app/travel/trips/isomorphic/irregularity'
import type User from '#app/people/accounts/user'

export const CAP_USES = ['claim', 'by_operator', 'by_traveller'] as const
export type CapUse = (typeof CAP_USES)[number]

export type UsedCap = {
  counterpartyId: number
  /** ISO date: of the trip, or the first day of the period that a traveller told of. */
  travelledOn: string
  /** Null where the card is not known; it then counts for each card. */
  cardId: number | null
  by: CapUse
  count: number
}

/** Missed check-ins, missed check-outs and wrong posts share one cap; OVpay counts none. */
export const usedCap = ({ id: userId, tenantId }: Pick<User, 'id' | 'tenantId'>): Promise<UsedCap[]> =>
  readRows(
    {
      counterpartyId: number('counterparty_id'),
      travelledOn: day('travelled_on'),
      cardId: orNull(number('card_id')),
      by: typed<CapUse>('by'),
      count: number('count'),
    },
    `from (
       select c.counterparty_id, t.card_id, 'claim' as by, 1 as count, ${dutchDay('t.travelled_at')} as travelled_on
       from claims c join trips t on t.id = c.trip_id
       join transactions x on x.id = t.anchor_transaction_id
       join batches b on b.id = x.batch_id and b.format is distinct from 'ovpay'
       where c.tenant_id = :tenantId and c.user_id = :userId and c.kind = any(:kinds::text[]) and c.status = any(:states::text[])
       union all
       select t.counterparty_id, t.card_id, 'by_operator', 1, ${dutchDay('t.travelled_at')}
       from trips t
       join transactions x on x.id = t.anchor_transaction_id
       join batches b on b.id = x.batch_id and b.format is distinct from 'ovpay'
       where t.tenant_id = :tenantId and t.user_id = :userId and t.status = 'corrected' and t.counterparty_id is not null
         and not exists (select 1 from live_claims c where c.trip_id = t.id)
       union all
       select counterparty_id, null, 'by_traveller', count, period_start
       from own_corrections where tenant_id = :tenantId and user_id = :userId and count > 0
     ) used`,
    { tenantId, userId, kinds: [...CORRECTIONS], states: [...USES_CAP] }
  )
