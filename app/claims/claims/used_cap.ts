import { USES_CAP } from '#app/claims/claims/claim_status'
import { queryRows } from '#app/platform/shared/tenancy'
import { CORRECTIONS } from '#app/travel/trips/irregularity'
import type User from '#app/people/accounts/user'

/** What uses the corrections that an operator takes. */
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

/**
 * Our claims, what operators corrected by themselves as uploads show it, and what travellers say they asked for without us.
 * Missed check-ins, missed check-outs and wrong posts share one cap; OVpay counts none.
 */
export const usedCap = (user: Pick<User, 'id' | 'tenantId'>) =>
  queryRows<UsedCap>(
    `select c.counterparty_id as "counterpartyId", t.card_id as "cardId", 'claim' as by, 1 as count,
       to_char(t.travelled_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "travelledOn"
     from claims c join trips t on t.id = c.trip_id
     join transactions x on x.id = t.anchor_transaction_id
     join batches b on b.id = x.batch_id and b.format is distinct from 'ovpay'
     where c.tenant_id = ? and c.user_id = ? and c.kind = any(?::text[]) and c.status = any(?::text[])
     union all
     select t.counterparty_id, t.card_id, 'by_operator', 1,
       to_char(t.travelled_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')
     from trips t
     join transactions x on x.id = t.anchor_transaction_id
     join batches b on b.id = x.batch_id and b.format is distinct from 'ovpay'
     where t.tenant_id = ? and t.user_id = ? and t.status = 'corrected' and t.counterparty_id is not null
       and not exists (select 1 from live_claims c where c.trip_id = t.id)
     union all
     select counterparty_id, null, 'by_traveller', count, period_start::text
     from own_corrections where tenant_id = ? and user_id = ? and count > 0`,
    [user.tenantId, user.id, CORRECTIONS, USES_CAP, user.tenantId, user.id, user.tenantId, user.id]
  )
