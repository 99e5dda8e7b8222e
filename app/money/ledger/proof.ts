import { accountTotals, type Totals } from '#app/money/ledger/ledger'
import { queryRow, queryRows } from '#app/platform/shared/tenancy'

export type ProofRow = {
  /** Statement lines booked on the day, and other transactions that count for it. */
  kind: string
  count: number
  bankCents: number
  usersCents: number
  tenantsCents: number
  ownCents: number
  inTransitCents: number
  suspenseCents: number
}

/** Of the accounts of a rollup at the end of a day: as it counts now, and as far as it was known on the day. */
export type Sum = { rollup: string; cents: number; knownCents: number }

export type Proof = {
  day: string
  totals: Totals
  sums: Sum[]
  /** What the statement says that the account held; null while no statement covers the day. */
  statementCents: number | null
  /** The statement that says so. */
  statement: string | null
  statementOn: string | null
  rows: ProofRow[]
  /** What happened on the day. */
  gaps: Gap[]
}

type Gap = { reference: string; untilOn: string; gapCents: number; isRivalled: boolean }

/** Bank by the statement = bank by the ledger = users + tenants + own + in transit + suspense, at the end of a day. */
export async function proofOf(day: string): Promise<Proof> {
  const balance = await queryRow<{ cents: number; reference: string; untilOn: string }>(
    `select s.closing_cents + coalesce((
         select sum(l.amount_cents) from statement_lines l where l.booked_on > s.until_on and l.booked_on <= :day and l.statement_id is not null and l.withdrawn_at is null
       ), 0)::bigint as cents, s.reference, s.until_on::text as "untilOn"
     from statements s where s.until_on <= :day and s.closing_cents is not null and s.completed_at is not null
     order by s.until_on desc, (s.is_chained or s.confirmed_by_id is not null) desc, exists (
       select 1 from statements later where later.until_on = s.until_on and later.from_on = s.until_on and later.id <> s.id
         and later.completed_at is not null and later.opening_cents = s.closing_cents and later.closing_cents <> s.closing_cents
     ), s.id desc limit 1`,
    { day }
  )
  return {
    day,
    totals: await accountTotals(day),
    sums: await sumsOf(day),
    statementCents: balance?.cents ?? null,
    statement: balance?.reference ?? null,
    statementOn: balance?.untilOn ?? null,
    rows: await rowsOf(day),
    gaps: await gapsUntil(day),
  }
}

const rowsOf = (day: string) =>
  queryRows<ProofRow>(
    `select t.kind, count(distinct t.id)::int as count,
       ${sumOf("a.rollup = 'bank'", '-')} as "bankCents", ${sumOf("a.rollup = 'users'")} as "usersCents",
       ${sumOf("a.rollup = 'tenants'")} as "tenantsCents",
       ${sumOf("a.rollup in ('fees', 'expenses', 'referral_costs', 'bank_costs', 'interest')")} as "ownCents",
       ${sumOf("a.rollup in ('in_transit', 'due_from_bank')")} as "inTransitCents", ${sumOf("a.rollup = 'suspense'")} as "suspenseCents"
     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.effective_on = ? group by t.kind order by t.kind`,
    [day]
  )

/** By rollup, in cents; what was posted later than the day, and counts for it or for one before it, was not known on it. */
export const sumsOf = (day: string) =>
  queryRows<Sum>(
    `select rollup, sum(cents)::bigint as cents, sum(cents - later)::bigint as "knownCents" from (
       select key as rollup, value::bigint as cents, 0::bigint as later from jsonb_each_text(ledger_totals(:day::date))
       union all
       select a.rollup, 0, e.amount_cents from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id
       where daterange(t.effective_on, posted_on(t.posted_at)) @> :day::date and t.effective_on < posted_on(t.posted_at)
     ) moved group by rollup having sum(cents) <> 0 or sum(cents) <> sum(later) order by rollup`,
    { day }
  )

const sumOf = (condition: string, sign: '' | '-' = '') =>
  `coalesce(${sign}sum(e.amount_cents) filter (where ${condition}), 0)::bigint`

/** Where a statement does not begin with what the one before it ended with, or begins as another one does. */
const gapsUntil = (day: string) =>
  queryRows<Gap>(
    `select reference, until_on::text as "untilOn", coalesce(gap_cents, 0) as "gapCents", rivals <> '{}' as "isRivalled" from statements
     where completed_at is not null and (gap_cents <> 0 or rivals <> '{}') and until_on <= ? order by until_on desc limit 20`,
    [day]
  )
