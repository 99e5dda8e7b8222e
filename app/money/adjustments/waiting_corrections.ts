import { cents, flag, fullName, instant, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { CorrectionKind } from '#app/money/adjustments/correction_status'
import type { CostKind } from '#app/money/matching/allocation_kind'
import type User from '#app/people/accounts/user'

export type WaitingCorrection = {
  reference: string
  kind: CorrectionKind
  costKind: CostKind | null
  amountCents: number
  reason: string
  traveller: string | null
  travellerId: string | null
  line: string | null
  requestedBy: string
  /** ISO 8601. */
  requestedAt: string
  mayDecide: boolean
  isOwn: boolean
}

export const waitingCorrections = (actor: User): Promise<WaitingCorrection[]> =>
  readRows(
    {
      reference: text('c.reference'),
      kind: typed<CorrectionKind>('c.kind'),
      costKind: orNull(typed<CostKind>('c.cost_kind')),
      amountCents: cents('c.amount_cents'),
      reason: text('c.reason'),
      traveller: orNull(fullName('u')),
      travellerId: orNull(text('u.public_id')),
      line: orNull(text('l.reference')),
      requestedBy: fullName('maker'),
      requestedAt: instant('c.created_at'),
      mayDecide: flag('c.requested_by_id <> :actor and c.user_id is distinct from :actor'),
      isOwn: flag('c.requested_by_id = :actor'),
    },
    `from corrections c
     join users maker on maker.id = c.requested_by_id
     left join users u on u.id = c.user_id
     left join statement_lines l on l.id = c.line_id
     where c.status = 'requested' order by c.id`,
    { actor: actor.id }
  )
