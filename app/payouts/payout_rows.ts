import type { PayoutStatus } from '#app/payouts/payout_status'
import { now } from '#app/shared/clock'
import { queryRows } from '#app/shared/tenancy'

export type PayoutRow = {
  reference: string
  amountCents: number
  ibanLast4: string
  status: PayoutStatus
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; no run takes the payout before then. */
  waitsUntil: string | null
  traveller: string
  travellerId: string
}

/** The oldest of them, with the count of all and their sum. */
export type RequestedPayouts = { count: number; totalCents: number; payouts: PayoutRow[] }

const MOST_SHOWN = 200

const ROW = `
  payouts.reference, amount_cents as "amountCents", payouts.iban_last_4 as "ibanLast4", payouts.status,
  to_json(payouts.created_at) #>> '{}' as "createdAt", case when is_held then to_json(not_before) #>> '{}' end as "waitsUntil",
  first_name || ' ' || last_name as traveller, users.public_id as "travellerId"`
const PAYOUTS = `
  payouts join users on users.id = payouts.user_id
  cross join lateral (select payouts.status = 'requested' and coalesce(not_before > :now, false) as is_held) held`

export const payoutsOfRun = (runId: number) =>
  queryRows<PayoutRow>(
    `select ${ROW} from ${PAYOUTS} where payout_run_id = :runId order by payouts.id`,
    { runId, now: now().toISO() }
  )

/** Those that the next run takes, and those that a change of bank account holds back. */
export async function requestedPayouts() {
  const rows = await queryRows<RequestedRow>(
    `select * from (
       select ${ROW}, count(*) over alike as count, (sum(amount_cents) over alike)::bigint as "totalCents",
         row_number() over (partition by is_held order by payouts.id) as place
       from ${PAYOUTS}
       where payouts.status = 'requested'
       window alike as (partition by is_held)
     ) requested
     where place <= ${MOST_SHOWN} order by place`,
    { now: now().toISO() }
  )
  return {
    waiting: groupOf(rows.filter((row) => row.waitsUntil === null)),
    held: groupOf(rows.filter((row) => row.waitsUntil !== null)),
  }
}

type RequestedRow = PayoutRow & { count: number; totalCents: number; place: number }

const groupOf = (rows: RequestedRow[]): RequestedPayouts => ({
  count: rows[0]?.count ?? 0,
  totalCents: rows[0]?.totalCents ?? 0,
  payouts: rows.map(({ count, totalCents, place, ...payout }) => payout),
})
