import { text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { isSent } from '#app/money/payouts/questions'
import { settleRun } from '#app/money/matching/actions/settle_payouts'
import PayoutRun from '#app/money/payouts/payout_run'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { enterLine } from '#app/money/statements/actions/enter_line'
import type User from '#app/people/accounts/user'

/** Enters the debit of a run by hand, by someone else than released it; the statement recognises the line later. */
export async function confirmPayoutRun({ id }: Pick<PayoutRun, 'id'>, by: User) {
  const run = await PayoutRun.lock(id)
  run.assertCanMove('confirmed', 'run')
  if (run.releasedById === by.id) throw new Refusal('run', 'ownRelease')
  if (run.executeOn > today()) throw new Refusal('run', 'runNotDue', { day: run.executeOn })
  const [sent] = await run.related('payouts').query().whereRaw(isSent('payouts')).sum('amount_cents as total')
  const total = Number(sent.$extras.total)
  if (total === 0) throw new Refusal('run', 'nothingAtBank')
  const open = await readRow(
    { reference: text('reference') },
    `from statement_lines
     where open_cents = ? and statement_id is not null and set_aside_at is null and booked_on >= ?
     order by booked_on desc, id desc limit 1`,
    [-total, run.executeOn]
  )
  if (open) throw new Refusal('run', 'debitIsOpen', { line: open.reference })
  const line = await enterLine(
    {
      amountCents: -total,
      bookedOn: today(),
      description: run.reference,
      counterpartyId: null,
    },
    by
  )
  return settleRun(line, run, { by })
}
