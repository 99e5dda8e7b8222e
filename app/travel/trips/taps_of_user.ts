import { cents, instant, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
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

export async function tapsOfUser(user: User, before?: number): Promise<UserTaps> {
  const rows = await readRows(
    {
      id: number('t.id'),
      card: orNull(text('k.last_4')),
      kind: typed<TransactionKind>('t.kind'),
      at: instant('t.at'),
      fromPlace: orNull(text('t.from_place')),
      toPlace: orNull(text('t.to_place')),
      amountCents: orNull(cents('t.amount_cents')),
      product: orNull(text('t.product')),
      operator: orNull(text('t.operator_name')),
    },
    `from ovcp_cards k cross join lateral (
       select * from transactions where card_id = k.id
         ${before ? 'and (at, id) < (select at, id from transactions where id = :before)' : ''}
       order by at desc, id desc limit ${SHOWN + 1}
     ) t
     where k.tenant_id = :tenantId and k.user_id = :userId order by t.at desc, t.id desc limit ${SHOWN + 1}`,
    { tenantId: user.tenantId, userId: user.id, ...(before ? { before } : {}) }
  )
  return { rows: rows.slice(0, SHOWN), hasOlder: rows.length > SHOWN }
}
