import type { JobName } from '#app/shared/jobs/jobs'
import { OVERDUE } from '#app/claims/claim_list'
import { HAS_DRAFT } from '#app/counterparties/counterparty_list'
import type { Count } from '#app/lists/list_page'
import { MOST_COUNTED, boundedCount } from '#app/lists/read_page'
import { queryRow, queryRows } from '#app/shared/tenancy'

/** `cents` is null where there are more than are counted. */
export type WorkQueue = { count: Count; cents: number | null }

const IS_HELD = 'exists (select 1 from payout_holds h where h.payout_id = payouts.id)'

const QUEUES = {
  review: ['gross_cents', "claims where stage = 'review'"],
  overdue: ['gross_cents', `claims where ${OVERDUE}`],
  // By post, or not accepted by a mail server.
  letters: ['gross_cents', "submissions where status in ('prepared', 'failed')"],
  refund: ['approved_cents - received_cents', "claims where stage = 'refund'"],
  payouts: [
    'amount_cents',
    `payouts where status = 'requested' and (not_before is null or not_before <= now()) and not ${IS_HELD}`,
  ],
  held: ['amount_cents', `payouts where status = 'requested' and ${IS_HELD}`],
  expenses: ['amount_cents', "expenses where status = 'submitted'"],
  lines: ['abs(open_cents)', 'statement_lines where open_cents <> 0 and set_aside_at is null'],
  answers: [
    'abs(amount_cents)',
    'statement_entries where line_id is null and candidates is not null',
  ],
  sample: ['abs(amount_cents)', "allocations where review = 'due'"],
  corrections: ['abs(amount_cents)', "corrections where status = 'requested'"],
  details: ['0', `counterparties where ${HAS_DRAFT}`],
  costRules: ['0', "cost_rules where status = 'draft'"],
  runs: ['total_cents', "payout_runs where status = 'open'"],
  uploads: ['0', "batches where status = 'failed' and uploaded_at > now() - interval '7 days'"],
} as const

export type WorkQueues = Record<keyof typeof QUEUES, WorkQueue>

export async function workQueues() {
  const counted = Object.entries(QUEUES).map(
    ([name, [cents, rows]]) =>
      `(select json_build_object('count', count(*), 'cents', coalesce(sum(cents), 0))
        from (select ${cents} as cents from ${rows} limit ${MOST_COUNTED + 1}) queue) as "${name}"`
  )
  const found = await queryRow<Record<string, { count: number; cents: number }>>(
    `select ${counted.join(', ')}`
  )
  return Object.fromEntries(
    Object.entries(found!).map(([name, { count, cents }]): [string, WorkQueue] => {
      const bounded = boundedCount(count)
      return [name, { count: bounded, cents: bounded.isExact ? cents : null }]
    })
  ) as WorkQueues
}

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
       select date_trunc('week', l.booked_on::timestamptz) as week, sum(a.amount_cents) as received
       from allocations a join statement_lines l on l.id = a.line_id
       where a.kind in ('claim', 'reclaim') and a.reversed_at is null and l.booked_on > current_date - 190 group by 1
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
