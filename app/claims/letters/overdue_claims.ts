import { isOverdue } from '#app/claims/claims/questions'
import Claim from '#app/claims/claims/claim'
import { now } from '#app/platform/shared/clock'
import { queryRows } from '#app/platform/shared/tenancy'

/** An operator that was reminded gets this long before the next letter. */
const DAYS_BETWEEN = 14

/** What a reminder to each operator would hold. */
export type OverdueClaims = {
  /** The slug and the name of the operator. */
  operator: string
  operatorName: string
  count: number
  grossCents: number
  /** ISO date: since when the first of them should have been answered. */
  since: string
  /** Those that no letter reminded of in the last two weeks. */
  toRemind: number
}

export const overdueClaims = () =>
  queryRows<OverdueClaims>(
    `select o.slug as operator, o.name as "operatorName", overdue.count, overdue."grossCents", overdue.since, overdue."toRemind"
     from (
       select counterparty_id, count(*)::int as count, sum(gross_cents) as "grossCents",
         min(expected_answer_on)::text as since,
         (count(*) filter (where channel = 'letter' and (operator_reminded_at is null or operator_reminded_at < ?)))::int as "toRemind"
       from claims where ${isOverdue('claims')}
       group by counterparty_id
     ) overdue join counterparties o on o.id = overdue.counterparty_id
     order by overdue.since, o.name`,
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
