import { cents, number, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { today } from '#app/platform/shared/clock'
import { goesInNextLetter, LETTER_OF_TODAY } from '#app/claims/letters/next_letter'

export type WaitingClaims = {
  /** A slug. */
  operator: string
  operatorName: string
  count: number
  grossCents: number
  /** ISO date: the first of them that closes. */
  firstDeadline: string
  sentToday: string | null
}

export const waitingClaims = (): Promise<WaitingClaims[]> =>
  readRows(
    {
      operator: text('o.slug'),
      operatorName: text('o.name'),
      count: number('waiting.count'),
      grossCents: cents('waiting.gross'),
      firstDeadline: text('waiting.deadline::text'),
      sentToday: orNull(text(LETTER_OF_TODAY)),
    },
    `from (
       select c.counterparty_id, count(*)::int as count, sum(c.gross_cents) as gross, min(c.deadline_on) as deadline
       from claims c join users u on u.id = c.user_id
       where ${goesInNextLetter('c', 'u')}
       group by c.counterparty_id
     ) waiting
     join counterparties o on o.id = waiting.counterparty_id
     order by waiting.deadline, o.name`,
    [today(), today()]
  )
