import { cents, day, flag, instant, number, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type User from '#app/people/accounts/user'

export type RefundRow = {
  id: number
  kind: 'claim' | 'reclaim'
  line: string
  bookedOn: string
  operator: string
  claim: string
  grossCents: number
  feeCents: number
  /** ISO 8601. */
  at: string
  isUndone: boolean
}

export type Refunds = { rows: RefundRow[]; hasOlder: boolean }

const SHOWN = 25

/** What operators paid for the claims of a person, and took back: the newest, or those before one. */
export async function refundsOf(user: User, before?: number): Promise<Refunds> {
  const rows = await readRows(
    {
      id: number('a.id'),
      kind: typed<'claim' | 'reclaim'>('a.kind'),
      line: text('l.reference'),
      bookedOn: day('l.booked_on'),
      operator: text('o.name'),
      claim: text('c.reference'),
      grossCents: cents('a.amount_cents'),
      feeCents: cents('a.fee_cents'),
      at: instant('a.created_at'),
      isUndone: flag('a.reversed_at is not null'),
    },
    `from claims c
     join allocations a on a.claim_id = c.id and a.id < ?
     join statement_lines l on l.id = a.line_id
     join counterparties o on o.id = c.counterparty_id
     where c.tenant_id = ? and c.user_id = ? and not c.is_business order by a.id desc limit ${SHOWN + 1}`,
    [before ?? Number.MAX_SAFE_INTEGER, user.tenantId, user.id]
  )
  return { rows: rows.slice(0, SHOWN), hasOlder: rows.length > SHOWN }
}
