import { type RowOf, flag, orNull, text, texts, typed } from '#app/platform/shared/column'
import { hasLeft, isReserved } from '#app/money/payouts/questions'
import { decrypt } from '#app/platform/encryption/encrypt'
import type { PayeeAnswer } from '#app/money/payouts/payee_answer'
import type { Clearance, PayoutHold } from '#app/money/payouts/payout_hold'

/** Above this, more than that many times what is usual for the person. */
const UNUSUAL_CENTS = 50_00
const UNUSUAL_TIMES = 3
const UNUSUAL_FIRST_CENTS = 250_00

/** The columns of `lookedAt`; all null where nothing can be wrong any more. */
export const looked = {
  holds: orNull(texts<PayoutHold>('looked.holds')),
  clearances: orNull(typed<Clearance[]>('looked.clearances')),
  payeeAnswer: orNull(typed<PayeeAnswer>('looked.payee_answer')),
  payeeName: orNull(text('looked.payee_name')),
  isUnusual: orNull(flag('looked.is_unusual')),
}

export type Looked = RowOf<typeof looked>

/** A lateral table of one row at most for the payout with that reference. Operators get back what they sent. */
export const lookedAt = (reference: string) => `lateral (
  select array(select h.reason from payout_holds h where h.payout_id = p.id order by 1) as holds,
    (select coalesce(json_agg(json_build_object('reason', c.reason, 'note', c.note, 'clearedBy', by.first_name || ' ' || by.last_name) order by c.reason), '[]')
      from payout_clearances c join users by on by.id = c.cleared_by_id where c.payout_id = p.id) as clearances,
    p.payee_answer, p.payee_name_encrypted as payee_name,
    p.user_id is not null and case when usual.count = 0 then p.amount_cents > ${UNUSUAL_FIRST_CENTS}
      else p.amount_cents > ${UNUSUAL_CENTS} and p.amount_cents > ${UNUSUAL_TIMES} * usual.cents end as is_unusual
  from payouts p
  cross join lateral (
    select count(*) as count, percentile_cont(0.5) within group (order by amount_cents) as cents from payouts earlier
    where earlier.user_id = p.user_id and earlier.id < p.id and ${hasLeft('earlier')}
  ) usual
  where p.reference = ${reference} and p.kind <> 'operator' and ${isReserved('p')}
) looked`

/** The name that the bank gave, where it was close. */
export const payeeNameOf = ({ payeeName }: Pick<Looked, 'payeeName'>) =>
  payeeName === null ? null : decrypt(payeeName, 'holder')
