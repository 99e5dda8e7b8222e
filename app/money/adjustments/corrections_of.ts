import type { CorrectionStatus } from '#app/money/adjustments/correction_status'
import { queryRows } from '#app/platform/shared/tenancy'
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

/** Those that wait for a second person first, then the newest. */
export const correctionsOf = (user: User) =>
  queryRows<CorrectionOfUser>(
    `select c.reference, c.status, c.amount_cents as "amountCents", c.reason,
       maker.first_name || ' ' || maker.last_name as "requestedBy",
       decider.first_name || ' ' || decider.last_name as "decidedBy", to_json(c.created_at) #>> '{}' as "requestedAt"
     from corrections c
     join users maker on maker.id = c.requested_by_id
     left join users decider on decider.id = c.decided_by_id
     where c.user_id = ? order by c.status = 'requested' desc, c.id desc limit ${SHOWN}`,
    [user.id]
  )
