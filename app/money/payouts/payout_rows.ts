import { cents, flag, instant, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { isRequested, isReserved } from '#app/money/payouts/questions'
import type { PayoutKind } from '#app/money/payouts/payout_kind'
import type { PayoutStatus } from '#app/money/payouts/payout_status'
import type { PayoutCause, PayoutWarning } from '#app/money/payouts/payout_warning'
import { type Looked, looked, lookedAt, payeeNameOf } from '#app/money/payouts/looked_at'
import type { PayeeAnswer } from '#app/money/payouts/payee_answer'
import type { Clearance, PayoutHold } from '#app/money/payouts/payout_hold'
import { blindIndexes } from '#app/platform/encryption/encrypt'
import { now } from '#app/platform/shared/clock'

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
  holds: PayoutHold[]
  clearances: Clearance[]
  /** What the bank of the payee said of name and account; null where no bank is asked. */
  payeeAnswer: PayeeAnswer | null
  payeeName: string | null
  ownCauses: PayoutCause[]
  /** References of the bank lines that somebody has to confirm before the payout can be released. */
  linesToConfirm: string[]
}

/** The oldest of them, with the count of all and their sum. */
export type RequestedPayouts = { count: number; totalCents: number; payouts: PayoutRow[] }

const MAX_SHOWN = 200

const columns = {
  reference: text('payouts.reference'),
  kind: typed<PayoutKind>('payouts.kind'),
  amountCents: cents('payouts.amount_cents'),
  ibanLast4: text('payouts.iban_last_4'),
  status: typed<PayoutStatus>('payouts.status'),
  createdAt: instant('payouts.created_at'),
  waitsUntil: orNull(instant('case when is_held then not_before end')),
  payee: text(`case payouts.kind when 'traveller' then first_name || ' ' || last_name when 'tenant' then tenants.name
    else coalesce(statement_lines.counterparty_name, statement_lines.reference) end`),
  travellerId: orNull(text('users.public_id')),
  bankStatus: orNull(text('payouts.bank_status')),
  bankReason: orNull(text('payouts.bank_reason')),
  rejectReason: orNull(text('payouts.reject_reason')),
  ...looked,
}
const HELD = `cross join lateral (select ${isRequested('payouts')} and coalesce(not_before > :now, false) as is_held) held`
const PAYEE = `
  join tenants on tenants.id = payouts.tenant_id
  left join users on users.id = payouts.user_id
  left join statement_lines on statement_lines.id = payouts.line_id`

type Found = Omit<PayoutRow, 'warnings' | 'linesToConfirm' | 'ownCauses' | keyof Looked> & Looked & Caused

type Caused = {
  ownCauses?: PayoutCause[] | null
  unproven?: string[] | null
  isToStaff?: boolean | null
  operatorIbans?: string[] | null
  ibanIndex?: string
}

/** As `by` sees them, who would release them. */
export const payoutsOfRun = async (runId: number, by: { id: number }) =>
  (
    await readRows(
      {
        ...columns,
        ownCauses: orNull(texts<PayoutCause>('causes.own_causes')),
        unproven: orNull(texts('causes.unproven')),
        isToStaff: orNull(flag('causes.is_to_staff')),
        ibanIndex: text('payouts.iban_index'),
        operatorIbans: orNull(
          texts(`case when payouts.kind = 'operator' then coalesce(
            (select ibans from counterparties where id = statement_lines.counterparty_id), '{}') end`)
        ),
      },
      `from payouts ${PAYEE} ${HELD} left join ${lookedAt('payouts.reference')} on true
       left join run_causes(:runId, :by) causes on causes.payout_id = payouts.id and ${isReserved('payouts')}
       where payout_run_id = :runId order by payouts.id`,
      { runId, by: by.id, now: now().toISO() }
    )
  ).map(withWarnings)

export async function requestedPayouts() {
  const rows = await readRows(
    {
      ...columns,
      count: number('count'),
      totalCents: cents('total_cents'),
      isKept: flag('is_kept'),
    },
    `from (
       select payouts.*, is_held, count(*) over alike as count, (sum(payouts.amount_cents) over alike)::bigint as total_cents,
         row_number() over (partition by is_kept order by payouts.id) as place, is_kept
       from payouts ${HELD}
       cross join lateral (select is_held or exists (select 1 from payout_holds h where h.payout_id = payouts.id) as is_kept) kept
       where ${isRequested('payouts')}
       window alike as (partition by is_kept)
     ) payouts ${PAYEE}
     left join ${lookedAt('payouts.reference')} on true
     where place <= ${MAX_SHOWN} order by place`,
    { now: now().toISO() }
  )
  return {
    waiting: groupOf(rows.filter(({ isKept }) => !isKept)),
    held: groupOf(rows.filter(({ isKept }) => isKept)),
  }
}

type RequestedRow = Found & { count: number; totalCents: number; isKept: boolean }

const groupOf = (rows: RequestedRow[]): RequestedPayouts => ({
  count: rows[0]?.count ?? 0,
  totalCents: rows[0]?.totalCents ?? 0,
  payouts: rows.map(({ count, totalCents, isKept, ...row }) => withWarnings(row)),
})

const isAccountOf = (ibans: string[], index: string) => ibans.some((iban) => blindIndexes(iban).includes(index))

function withWarnings({
  holds,
  clearances,
  payeeAnswer,
  payeeName,
  isUnusual,
  ownCauses: causes,
  unproven,
  isToStaff,
  operatorIbans,
  ibanIndex,
  ...payout
}: Found): PayoutRow {
  const [linesToConfirm, ownCauses] = [unproven ?? [], causes ?? []]
  const isOpen = payout.status === 'in_run' || payout.status === 'requested'
  const isStray =
    isOpen && operatorIbans !== null && operatorIbans !== undefined && !isAccountOf(operatorIbans, ibanIndex!)
  const warnings: [PayoutWarning, boolean | null | undefined][] = [
    ['caused_by_you', ownCauses.length > 0],
    ['line_not_proven', linesToConfirm.length > 0],
    ['account_not_of_operator', isStray],
    ['to_staff', isToStaff],
    ['unusual_amount', isUnusual],
  ]
  return {
    ...payout,
    linesToConfirm,
    ownCauses,
    holds: holds ?? [],
    clearances: clearances ?? [],
    payeeAnswer,
    payeeName: payeeNameOf({ payeeName }),
    warnings: warnings.filter(([, isGiven]) => isGiven).map(([warning]) => warning),
  }
}
