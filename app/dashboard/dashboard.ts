import type { JobName } from '#app/shared/jobs/jobs'
import { OVERDUE } from '#app/claims/claim_list'
import { queryRow, queryRows } from '#app/shared/tenancy'

/** Counts, and sums in cents. */
export async function workQueues() {
  const [claims, payouts, batches] = await Promise.all([
    claimQueues(),
    payoutQueues(),
    failedBatches(),
  ])
  return { ...claims!, ...payouts!, failedBatches: batches!.failed }
}

const claimQueues = () =>
  queryRow<{
    review: number
    reviewCents: number
    refund: number
    refundCents: number
    overdue: number
  }>(
    `select count(*) filter (where stage = 'review')::int as review,
       coalesce(sum(gross_cents) filter (where stage = 'review'), 0)::bigint as "reviewCents",
       count(*) filter (where stage = 'refund')::int as refund,
       coalesce(sum(approved_cents - received_cents) filter (where stage = 'refund'), 0)::bigint as "refundCents",
       count(*) filter (where ${OVERDUE})::int as overdue
     from claims where stage in ('review', 'refund')`
  )

const payoutQueues = () =>
  queryRow<{
    waiting: number
    waitingCents: number
    openRuns: number
    openRunsCents: number
  }>(
    `select count(*)::int as waiting, coalesce(sum(amount_cents), 0)::bigint as "waitingCents",
       (select count(*)::int from payout_runs where status = 'open') as "openRuns",
       (select coalesce(sum(total_cents), 0)::bigint from payout_runs where status = 'open') as "openRunsCents"
     from payouts where status = 'requested' and (not_before is null or not_before <= now())`
  )

const failedBatches = () =>
  queryRow<{ failed: number }>(
    "select count(*)::int as failed from batches where status = 'failed' and uploaded_at > now() - interval '7 days'"
  )

/** Each of the last 26 weeks. */
export const weeklyTrend = () =>
  queryRows<{ week: string; claims: number; receivedCents: number }>(
    `select to_char(w, 'YYYY-MM-DD') as week, coalesce(c.claims, 0)::int as claims,
       coalesce(r.received, 0)::bigint as "receivedCents"
     from generate_series(date_trunc('week', now()) - interval '25 weeks', date_trunc('week', now()), '1 week') w
     left join (
       select date_trunc('week', submitted_at) as week, count(*) as claims from claims group by 1
     ) c on c.week = w
     left join (
       select date_trunc('week', received_on::timestamptz) as week, sum(amount_cents) as received from refunds group by 1
     ) r on r.week = w
     order by w`
  )

export const jobStates = () =>
  queryRows<{ name: JobName; waiting: number; active: number; failed: number }>(
    `select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
       count(j.id) filter (where j.state = 'active')::int as active,
       count(j.id) filter (where j.state = 'failed')::int as failed
     from pgboss.queue q left join pgboss.job j on j.name = q.name
     where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`
  )
