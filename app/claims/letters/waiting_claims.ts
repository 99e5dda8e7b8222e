import { queryRows } from '#app/platform/shared/tenancy'
import { today } from '#app/platform/shared/clock'
import { goesInNextLetter, LETTER_OF_TODAY } from '#app/claims/letters/next_letter'

/** What the next letter to an operator would hold. */
export type WaitingClaims = {
  /** The slug and the name of the operator. */
  operator: string
  operatorName: string
  count: number
  grossCents: number
  /** ISO date: the first of them that closes. */
  firstDeadline: string
  /** The reference of today's letter, after which there is none until tomorrow. */
  sentToday: string | null
}

export const waitingClaims = () =>
  queryRows<WaitingClaims>(
    `select o.slug as operator, o.name as "operatorName", waiting.count, waiting.gross as "grossCents",
       waiting.deadline::text as "firstDeadline", ${LETTER_OF_TODAY} as "sentToday"
     from (
       select c.counterparty_id, count(*)::int as count, sum(c.gross_cents) as gross, min(c.deadline_on) as deadline
       from claims c join users u on u.id = c.user_id
       where ${goesInNextLetter('c', 'u')}
       group by c.counterparty_id
     ) waiting
     join counterparties o on o.id = waiting.counterparty_id
     order by waiting.deadline, o.name`,
    [today(), today()]
  )
