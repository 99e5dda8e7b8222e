import { cents, fullName, instant, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { CorrectionStatus } from '#app/money/adjustments/correction_status'
import type User from '#app/people/accounts/user'

export type CorrectionOfUser = {
  reference: string
  status: CorrectionStatus
  amountCents: number
  reason: string
  requestedBy: string
  decidedBy: string | null
  /** ISO 8601. */
  requestedAt: string
}

const SHOWN = 20

export const correctionsOf = (user: User): Promise<CorrectionOfUser[]> =>
  readRows(
    {
      reference: text('c.reference'),
      status: typed<CorrectionStatus>('c.status'),
      amountCents: cents('c.amount_cents'),
      reason: text('c.reason'),
      requestedBy: fullName('maker'),
      decidedBy: orNull(fullName('decider')),
      requestedAt: instant('c.created_at'),
    },
    `from corrections c
     join users maker on maker.id = c.requested_by_id
     left join users decider on decider.id = c.decided_by_id
     where c.user_id = ? order by c.status = 'requested' desc, c.id desc limit ${SHOWN}`,
    [user.id]
  )
