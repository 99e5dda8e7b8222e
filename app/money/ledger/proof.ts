import { cents, day, flag, number, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { accountTotals, type Totals } from '#app/money/ledger/ledger'

export type ProofRow = {
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
  statement: string | null
  statementOn: string | null
  rows: ProofRow[]
  gaps: Gap[]
}

type Gap = { reference: string; untilOn: string; gapCents: number; isRivalled: boolean }

/** What the newest statement says that the account held on a day, with what was booked since; null while none covers it. */
export const statementBalance = (on: string) =>
  readRow(
    {
      cents: cents(`s.closing_cents + coalesce((
         select sum(l.amount_cents) from statement_lines l where l.booked_on > s.until_on and l.booked_on <= :day and l.statement_id is not null and l.withdrawn_at is null
       ), 0)::bigint`),
      reference: text('s.reference'),
      untilOn: day('s.until_on'),
    },
    `from statements s where s.until_on <= :day and s.closing_cents is not null and s.completed_at is not null
     order by s.until_on desc, (s.is_chained or s.confirmed_by_id is not null) desc, exists (
       select 1 from statements later where later.until_on = s.until_on and later.from_on = s.until_on and later.id <> s.id
         and later.completed_at is not null and later.opening_cents = s.closing_cents and later.closing_cents <> s.closing_cents
     ), s.id desc limit 1`,
    { day: on }
  )

/** Bank by the statement = bank by the ledger = users + tenants + own + in transit + suspense, at the end of a day. */
export async function proofOf(on: string): Promise<Proof> {
  const balance = await statementBalance(on)
  return {
    day: on,
    totals: await accountTotals(on),
    sums: await sumsOf(on),
    statementCents: balance?.cents ?? null,
    statement: balance?.reference ?? null,
    statementOn: balance?.untilOn ?? null,
    rows: await rowsOf(on),
    gaps: await gapsUntil(on),
  }
}

const rowsOf = (date: string): Promise<ProofRow[]> =>
  readRows(
    {
      kind: text('t.kind'),
      count: number('count(distinct t.id)::int'),
      bankCents: cents(sumOf("a.rollup = 'bank'", '-')),
      usersCents: cents(sumOf("a.rollup = 'users'")),
      tenantsCents: cents(sumOf("a.rollup = 'tenants'")),
      ownCents: cents(sumOf("a.rollup in ('fees', 'expenses', 'referral_costs', 'bank_costs', 'interest')")),
      inTransitCents: cents(sumOf("a.rollup in ('in_transit', 'due_from_bank')")),
      suspenseCents: cents(sumOf("a.rollup = 'suspense'")),
    },
    `from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.effective_on = ? group by t.kind order by t.kind`,
    [date]
  )

/** By rollup, in cents; what was posted later than the day, and counts for it or for one before it, was not known on it. */
export const sumsOf = (date: string): Promise<Sum[]> =>
  readRows(
    {
      rollup: text('rollup'),
      cents: cents('sum(cents)::bigint'),
      knownCents: cents('sum(cents - later)::bigint'),
    },
    `from (
       select key as rollup, value::bigint as cents, 0::bigint as later from jsonb_each_text(ledger_totals(:day::date))
       union all
       select a.rollup, 0, e.amount_cents from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id
       where daterange(t.effective_on, posted_on(t.posted_at)) @> :day::date and t.effective_on < posted_on(t.posted_at)
     ) moved group by rollup having sum(cents) <> 0 or sum(cents) <> sum(later) order by rollup`,
    { day: date }
  )

const sumOf = (condition: string, sign: '' | '-' = '') =>
  `coalesce(${sign}sum(e.amount_cents) filter (where ${condition}), 0)::bigint`

const gapsUntil = (until: string) =>
  readRows(
    {
      reference: text('reference'),
      untilOn: day('until_on'),
      gapCents: cents('coalesce(gap_cents, 0)'),
      isRivalled: flag("rivals <> '{}'"),
    },
    `from statements
     where completed_at is not null and (gap_cents <> 0 or rivals <> '{}') and until_on <= ? order by until_on desc limit 20`,
    [until]
  )
