import { queryRow } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** In cents. */
export async function claimTotals(user: User) {
  const found = await queryRow<{
    /** Made, and with no operator yet. */
    ready: number
    readyCents: number
    waiting: number
    waitingCents: number
    comingCents: number
    receivedCents: number
    total: number
  }>(
    `select count(*)::int as total,
       count(*) filter (where status = 'ready')::int as ready,
       coalesce(sum(net_cents) filter (where status = 'ready'), 0)::bigint as "readyCents",
       count(*) filter (where status in ('submitted', 'acknowledged', 'on_hold', 'objected', 'escalated'))::int as waiting,
       coalesce(sum(net_cents) filter (where status in ('submitted', 'acknowledged', 'on_hold', 'objected', 'escalated')), 0)::bigint as "waitingCents",
       coalesce(sum(approved_cents - received_cents) filter (where status in ('approved', 'partly_approved')), 0)::bigint as "comingCents",
       coalesce(sum(received_cents), 0)::bigint as "receivedCents"
     from claims where tenant_id = ? and user_id = ?`,
    [user.tenantId, user.id]
  )
  return found!
}
