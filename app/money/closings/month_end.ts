import { day, flag, orNull } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { DateTime } from 'luxon'
import { latestLedgerCheck } from '#app/money/ledger/ledger_check'
import { type Proof, proofOf } from '#app/money/ledger/proof'
import { isoDate, today } from '#app/platform/shared/clock'

/** What has to be true of a month before it is signed off, in the order in which it is mended. */
export const CLOSING_CHECKS = [
  'over',
  'statements_complete',
  'no_gaps',
  'no_questions',
  'no_typed_lines',
  'bank_agrees',
  'adds_up',
  'books_checked',
] as const
export type ClosingCheck = (typeof CLOSING_CHECKS)[number]

export type MonthEnd = {
  /** ISO day, the last of the month. */
  untilOn: string
  statementCents: number | null
  bankCents: number
  suspenseCents: number
  checks: { check: ClosingCheck; isTrue: boolean }[]
}

/** Ended months that nobody closed, oldest first, and the running one. */
export async function openMonths() {
  const found = await readRow(
    {
      closed: orNull(day('books_closed_until()')),
      first: orNull(
        day(`least(
          (select min(day) from ledger_days),
          (select min(t.effective_on) from ledger_tail l join ledger_transactions t on t.id = l.transaction_id)
        )`)
      ),
    },
    ''
  )
  const from = found?.closed
    ? DateTime.fromISO(found.closed).plus({ days: 1 })
    : DateTime.fromISO(found?.first ?? today())
  const months: string[] = []
  for (let month = from.endOf('month'); ; month = month.plus({ days: 1 }).endOf('month')) {
    months.push(month.toISODate()!)
    if (month.toISODate()! >= today()) return months
  }
}

export const endedMonths = async () => (await openMonths()).filter((month) => month < today())

export const isMonthEnd = (date: string) =>
  DateTime.fromISO(date).isValid && DateTime.fromISO(date).endOf('month').toISODate() === date

export async function monthEnd(untilOn: string): Promise<MonthEnd> {
  const proof = await proofOf(untilOn)
  const check = await latestLedgerCheck()
  const found = await readRow(
    {
      isComplete: flag(`exists (
         select 1 from statements s where s.until_on >= :untilOn and s.completed_at is not null and coalesce(s.gap_cents, 0) = 0
           and s.until_on = (select min(until_on) from statements where until_on >= :untilOn and completed_at is not null)
           and not exists (select 1 from statements other where other.until_on = s.until_on and other.gap_cents <> 0)
       )`),
      isAsked: flag('exists (select 1 from statement_entries e where e.line_id is null and e.booked_on <= :untilOn)'),
      isTyped: flag(
        'exists (select 1 from statement_lines l where l.booked_on <= :untilOn and l.statement_id is null and l.withdrawn_at is null)'
      ),
    },
    '',
    { untilOn }
  )
  const holds: Record<ClosingCheck, boolean> = {
    over: untilOn < today(),
    statements_complete: found!.isComplete,
    no_gaps: proof.gaps.length === 0,
    no_questions: !found!.isAsked,
    no_typed_lines: !found!.isTyped,
    bank_agrees: proof.statementCents === proof.totals.bankCents,
    adds_up: addsUp(proof),
    books_checked: check !== null && check.faults.length === 0 && isoDate(DateTime.fromISO(check.checkedAt)) > untilOn,
  }
  return {
    untilOn,
    statementCents: proof.statementCents,
    bankCents: proof.totals.bankCents,
    suspenseCents: proof.totals.suspenseCents,
    checks: CLOSING_CHECKS.map((one) => ({ check: one, isTrue: holds[one] })),
  }
}

function addsUp({ totals: { bankCents, ...others } }: Proof) {
  return Object.values(others).reduce((sum, cents) => sum + cents, 0) === bankCents
}
