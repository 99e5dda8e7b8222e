import { awaitsCheck, waitsForStaff } from '#app/claims/letters/questions'
import { cents, number, text, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { awaitsApproval } from '#app/money/expenses/questions'
import { isOpenRun, isRequested } from '#app/money/payouts/questions'
import type { JobName } from '#app/platform/queue/job'
import { TO_DO } from '#app/claims/claims/claim_list'
import { isOverdue } from '#app/claims/claims/questions'
import { HAS_DRAFT } from '#app/travel/operators/counterparty_list'
import type { Count } from '#app/platform/lists/list_page'
import { MAX_IN_VIEW, boundedCount } from '#app/platform/lists/read_page'

/** `cents` is their sum and `since` the ISO day of the oldest; both are null where there are more than are counted. */
export type WorkQueue = { count: Count; cents: number | null; since: string | null }

/** `ofFinance`: not counted for others, who see no payouts, lines or corrections. */
type Queue = { rows: string; cents?: string; since: string; ofFinance?: true }

const IS_HELD = 'exists (select 1 from payout_holds h where h.payout_id = payouts.id)'
const IS_DUE = '(not_before is null or not_before <= clock_now())'

export const QUEUES = {
  review: { cents: 'gross_cents', since: 'submitted_at', rows: "claims where stage = 'review'" },
  overdue: { cents: 'gross_cents', since: 'expected_answer_on', rows: `claims where ${isOverdue('claims')}` },
  toCheck: {
    cents: 'gross_cents',
    since: 'created_at',
    rows: `letters where ${awaitsCheck('letters')}`,
  },
  letters: {
    cents: 'gross_cents',
    since: 'created_at',
    rows: `letters where ${waitsForStaff('letters')}`,
  },
  replies: { since: 'replied_at', rows: `claims where ${TO_DO.reply}` },
  objectAgain: { since: 'returned_at', rows: `claims where ${TO_DO.objectAgain}` },
  committees: {
    since: "(select max(k.answered_at) from committee_consents k where k.claim_id = claims.id and k.answer = 'yes')",
    rows: `claims where ${TO_DO.committee}`,
  },
  mails: { since: 'created_at', rows: "emails where status in ('failed', 'bounced')" },
  messages: { since: 'created_at', rows: "contact_messages where status = 'open'" },
  applications: { since: 'created_at', rows: "job_applications where status = 'received'" },
  uploads: {
    since: 'uploaded_at',
    rows: "batches where status = 'failed' and uploaded_at > clock_now() - interval '7 days'",
  },
  refund: { cents: 'approved_cents - received_cents', since: 'decided_at', rows: "claims where stage = 'refund'" },
  expenses: {
    ofFinance: true,
    cents: 'amount_cents',
    since: 'created_at',
    rows: `expenses where ${awaitsApproval('expenses')}`,
  },
  payouts: {
    ofFinance: true,
    cents: 'amount_cents',
    since: 'created_at',
    rows: `payouts where ${isRequested('payouts')} and ${IS_DUE} and not ${IS_HELD}`,
  },
  held: {
    ofFinance: true,
    cents: 'amount_cents',
    since: 'created_at',
    rows: `payouts where ${isRequested('payouts')} and ${IS_HELD}`,
  },
  runs: {
    ofFinance: true,
    cents: 'total_cents',
    since: 'created_at',
    rows: `payout_runs where ${isOpenRun('payout_runs')}`,
  },
  lines: {
    ofFinance: true,
    cents: 'abs(open_cents)',
    since: 'booked_on',
    rows: 'statement_lines where open_cents <> 0 and set_aside_at is null',
  },
  answers: {
    ofFinance: true,
    cents: 'abs(amount_cents)',
    since: 'booked_on',
    rows: 'statement_entries where line_id is null and candidates is not null',
  },
  sample: {
    ofFinance: true,
    cents: 'abs(amount_cents)',
    since: 'created_at',
    rows: "allocations where review = 'due'",
  },
  corrections: {
    ofFinance: true,
    cents: 'abs(amount_cents)',
    since: 'created_at',
    rows: "corrections where status = 'requested'",
  },
  details: { ofFinance: true, since: 'updated_at', rows: `counterparties where ${HAS_DRAFT}` },
  costRules: { ofFinance: true, since: 'created_at', rows: "cost_rules where status = 'draft'" },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof QUEUES
export type WorkQueues = Partial<Record<QueueName, WorkQueue>>

type Counted = { count: number; cents: number; since: string | null }

export async function workQueues(isFinance: boolean) {
  const queues = Object.entries<Queue>(QUEUES).filter(([, { ofFinance }]) => isFinance || !ofFinance)
  const columns = Object.fromEntries(queues.map(([name, queue]) => [name, counted(queue)]))
  const found = await readRow(columns, '')
  return Object.fromEntries(
    Object.entries(found!).map(([name, queue]): [string, WorkQueue] => {
      const bounded = boundedCount(queue.count, false, MAX_IN_VIEW)
      const known = bounded.isExact ? queue : { cents: null, since: null }
      return [name, { ...known, count: bounded }]
    })
  ) as WorkQueues
}

const counted = ({ cents: amount = '0', since, rows }: Queue) =>
  typed<Counted>(
    `(select json_build_object('count', count(*), 'cents', coalesce(sum(cents), 0), 'since', to_char(min(since), 'YYYY-MM-DD'))
      from (select ${amount} as cents, (${since})::timestamptz at time zone 'Europe/Amsterdam' as since from ${rows} limit ${MAX_IN_VIEW + 1}) queue)`
  )

export const weeklyTrend = () =>
  readRows(
    {
      week: text("to_char(w, 'YYYY-MM-DD')"),
      claims: number('coalesce(c.claims, 0)::int'),
      receivedCents: cents('coalesce(r.received, 0)::bigint'),
    },
    `from generate_series(date_trunc('week', clock_now()) - interval '25 weeks', date_trunc('week', clock_now()), '1 week') w
     left join (
       select date_trunc('week', submitted_at) as week, count(*) as claims from claims group by 1
     ) c on c.week = w
     left join (
       select date_trunc('week', l.booked_on::timestamptz) as week, sum(a.amount_cents) as received
       from allocations a join statement_lines l on l.id = a.line_id
       where a.kind in ('claim', 'reclaim') and a.reversed_at is null and l.booked_on > clock_today() - 190 group by 1
     ) r on r.week = w
     order by w`
  )

export const jobStates = () =>
  readRows(
    {
      name: typed<JobName>('q.name'),
      waiting: number("count(j.id) filter (where j.state in ('created', 'retry'))::int"),
      active: number("count(j.id) filter (where j.state = 'active')::int"),
      failed: number("count(j.id) filter (where j.state = 'failed')::int"),
    },
    `from pgboss.queue q left join pgboss.job j on j.name = q.name
     where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`
  )
