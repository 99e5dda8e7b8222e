import { queryRows } from '#app/shared/tenancy'
import { today } from '#app/shared/clock'

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
       waiting.deadline::text as "firstDeadline", s.reference as "sentToday"
     from (
       select c.counterparty_id, count(*)::int as count, sum(c.gross_cents) as gross, min(c.deadline_on) as deadline
       from claims c join users u on u.id = c.user_id
       where c.status = 'ready' and c.channel = 'letter' and c.submission_id is null and (c.deadline_on >= ? or c.returned_at is not null)
         and u.mandate_signed_at is not null and u.erased_at is null
         and not exists (select 1 from trips t where t.id = c.trip_id and t.unclear_transaction_ids <> '{}')
       group by c.counterparty_id
     ) waiting
     join counterparties o on o.id = waiting.counterparty_id
     left join submissions s on s.counterparty_id = o.id and s.day = ? and s.status <> 'cancelled' and s.kind = 'claims'
     order by waiting.deadline, o.name`,
    [today(), today()]
  )
