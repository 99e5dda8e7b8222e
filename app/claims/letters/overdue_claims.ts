import { cents, day, number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { isOverdue } from '#app/claims/claims/questions'
import Claim from '#app/claims/claims/claim'
import { now } from '#app/platform/shared/clock'

/** An operator that was reminded gets this long before the next letter. */
const DAYS_BETWEEN = 14

export type OverdueClaims = {
  /** A slug. */
  operator: string
  operatorName: string
  count: number
  grossCents: number
  /** ISO date: since when the first of them should have been answered. */
  since: string
  toRemind: number
}

export const overdueClaims = (): Promise<OverdueClaims[]> =>
  readRows(
    {
      operator: text('o.slug'),
      operatorName: text('o.name'),
      count: number('count(*)'),
      grossCents: cents('sum(c.gross_cents)::bigint'),
      since: day('min(c.expected_answer_on)'),
      toRemind: number(
        "count(*) filter (where c.channel = 'letter' and (c.operator_reminded_at is null or c.operator_reminded_at < ?))"
      ),
    },
    `from claims c join counterparties o on o.id = c.counterparty_id where ${isOverdue('c')}
     group by o.id order by min(c.expected_answer_on), o.name`,
    [lastReminder()]
  )

/** Only of letters: what a traveller submitted, the traveller has to ask about. */
export const claimsToRemind = (counterpartyId: number) =>
  Claim.query()
    .where({ counterparty_id: counterpartyId, channel: 'letter' })
    .whereRaw(isOverdue('claims'))
    .where((or) => {
      or.whereNull('operator_reminded_at').orWhere('operator_reminded_at', '<', lastReminder())
    })
    .orderBy('id')

const lastReminder = () => now().minus({ days: DAYS_BETWEEN }).toJSDate()
