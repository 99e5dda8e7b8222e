import type { TransactionKind } from '#app/travel/trips/transaction_kind'
import { queryRows } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export type UserTap = {
  id: number
  card: string | null
  kind: TransactionKind
  /** ISO 8601. */
  at: string
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  operator: string | null
}

export type UserTaps = { rows: UserTap[]; hasOlder: boolean }

const SHOWN = 50

/** The card transactions of a person: the newest, or those before one. Each card gives at most what is shown. */
export async function tapsOfUser(user: User, before?: number): Promise<UserTaps> {
  const rows = await queryRows<UserTap>(
    `select t.id, k.last_4 as card, t.kind, to_json(t.at) #>> '{}' as at, t.from_place as "fromPlace", t.to_place as "toPlace",
       t.amount_cents as "amountCents", t.product, t.operator_name as operator
     from ovcp_cards k cross join lateral (
       select * from transactions where card_id = k.id
         ${before ? 'and (at, id) < (select at, id from transactions where id = :before)' : ''}
       order by at desc, id desc limit ${SHOWN + 1}
     ) t
     where k.tenant_id = :tenantId and k.user_id = :userId order by t.at desc, t.id desc limit ${SHOWN + 1}`,
    { tenantId: user.tenantId, userId: user.id, ...(before ? { before } : {}) }
  )
  return { rows: rows.slice(0, SHOWN), hasOlder: rows.length > SHOWN }
}
