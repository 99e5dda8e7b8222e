import type { PayoutKind } from '#app/payouts/payout_kind'
import type { PayoutStatus } from '#app/payouts/payout_status'
import type { PayoutWarning } from '#app/payouts/payout_warning'
import { type Looked, lookedAt, lookedSince, warningsOf } from '#app/payouts/payout_warnings'
import { now } from '#app/shared/clock'
import { queryRows } from '#app/shared/tenancy'

export type PayoutRow = {
  reference: string
  kind: PayoutKind
  amountCents: number
  ibanLast4: string
  status: PayoutStatus
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; no run takes the payout before then. */
  waitsUntil: string | null
  /** The traveller, the organisation, or whose money goes back. */
  payee: string
  travellerId: string | null
  /** What the bank said of it, as ISO 20022 codes. */
  bankStatus: string | null
  bankReason: string | null
  rejectReason: string | null
  /** Empty for what has left or was ended. */
  warnings: PayoutWarning[]
}

/** The oldest of them, with the count of all and their sum. */
export type RequestedPayouts = { count: number; totalCents: number; payouts: PayoutRow[] }

const MOST_SHOWN = 200

const ROW = `
  payouts.reference, payouts.kind, payouts.amount_cents as "amountCents", payouts.iban_last_4 as "ibanLast4", payouts.status,
  to_json(payouts.created_at) #>> '{}' as "createdAt", case when is_held then to_json(not_before) #>> '{}' end as "waitsUntil",
  case payouts.kind when 'traveller' then first_name || ' ' || last_name when 'tenant' then tenants.name
    else coalesce(statement_lines.counterparty_name, statement_lines.reference) end as payee,
  users.public_id as "travellerId", payouts.bank_status as "bankStatus", payouts.bank_reason as "bankReason",
  payouts.reject_reason as "rejectReason"`
const PAYOUTS = `
  payouts join tenants on tenants.id = payouts.tenant_id
  left join users on users.id = payouts.user_id
  left join statement_lines on statement_lines.id = payouts.line_id
  cross join lateral (select payouts.status = 'requested' and coalesce(not_before > :now, false) as is_held) held`

type Found = Omit<PayoutRow, 'warnings'> & Looked

export const payoutsOfRun = async (runId: number) =>
  (
    await queryRows<Found>(
      `select ${ROW}, looked.* from ${PAYOUTS} left join ${lookedAt('payouts.reference')} on true
       where payout_run_id = :runId order by payouts.id`,
      { runId, now: now().toISO(), since: lookedSince() }
    )
  ).map(withWarnings)

/** Those that the next run takes, and those that a change of bank account holds back. */
export async function requestedPayouts() {
  const rows = await queryRows<RequestedRow>(
    `select requested.*, looked.* from (
       select ${ROW}, count(*) over alike as count, (sum(payouts.amount_cents) over alike)::bigint as "totalCents",
         row_number() over (partition by is_held order by payouts.id) as place
       from ${PAYOUTS}
       where payouts.status = 'requested'
       window alike as (partition by is_held)
     ) requested
     left join ${lookedAt('requested.reference')} on true
     where place <= ${MOST_SHOWN} order by place`,
    { now: now().toISO(), since: lookedSince() }
  )
  return {
    waiting: groupOf(rows.filter((row) => row.waitsUntil === null)),
    held: groupOf(rows.filter((row) => row.waitsUntil !== null)),
  }
}

type RequestedRow = Found & { count: number; totalCents: number; place: number }

const groupOf = (rows: RequestedRow[]): RequestedPayouts => ({
  count: rows[0]?.count ?? 0,
  totalCents: rows[0]?.totalCents ?? 0,
  payouts: rows.map(({ count, totalCents, place, ...payout }) => withWarnings(payout)),
})

/** The holder is a secret: it stays here. */
function withWarnings({
  holder,
  firstName,
  lastName,
  isShared,
  isChanged,
  isUnusual,
  ...payout
}: Found): PayoutRow {
  return {
    ...payout,
    warnings: warningsOf({ holder, firstName, lastName, isShared, isChanged, isUnusual }),
  }
}
