import type { CorrectionKind } from '#app/money/adjustments/correction_status'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { queryRows } from '#app/platform/shared/tenancy'
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

/** Those that wait for a second person, the oldest first. */
export const waitingCorrections = (actor: User) =>
  queryRows<WaitingCorrection>(
    `select c.reference, c.kind, c.cost_kind as "costKind", c.amount_cents as "amountCents", c.reason, u.first_name || ' ' || u.last_name as traveller,
       u.public_id as "travellerId", l.reference as line, maker.first_name || ' ' || maker.last_name as "requestedBy",
       to_json(c.created_at) #>> '{}' as "requestedAt",
       c.requested_by_id <> :actor and c.user_id is distinct from :actor as "mayDecide", c.requested_by_id = :actor as "isOwn"
     from corrections c
     join users maker on maker.id = c.requested_by_id
     left join users u on u.id = c.user_id
     left join statement_lines l on l.id = c.line_id
     where c.status = 'requested' order by c.id`,
    { actor: actor.id }
  )
