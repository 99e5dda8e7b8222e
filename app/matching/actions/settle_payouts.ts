import { post } from '#app/ledger/ledger'
import { writeAllocations } from '#app/matching/allocate'
import type { Basis } from '#app/matching/allocation'
import Payout from '#app/payouts/payout'
import PayoutRun from '#app/payouts/payout_run'
import { now } from '#app/shared/clock'
import { nextIds } from '#app/shared/next_ids'
import { Refusal } from '#app/shared/refusal'
import StatementLine from '#app/statements/statement_line'
import type User from '#app/users/user'

/** Sent, and rejected where the bank debits the whole run and credits what it rejects. */
type Included = 'sent' | 'sent_and_rejected'

/** A debit of a whole run: each payment that was sent is paid. Throws a Refusal when the amount is another. */
export async function settleRun(
  { id }: Pick<StatementLine, 'id'>,
  { id: runId }: Pick<PayoutRun, 'id'>,
  basis: Basis
) {
  const line = await StatementLine.lock(id)
  const run = await PayoutRun.lock(runId)
  run.assertCanMove('confirmed', 'line')
  const payouts = await run.related('payouts').query().orderBy('id').forUpdate()
  const sent = payouts.filter(({ status }) => status === 'sent')
  const included = includedIn(line, sent, payouts)
  if (!included) throw new Refusal('line', 'runHasOtherAmount')

  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await postPaid(line.openCents, allocationId, { type: 'payout_run', id: run.id }, basis.by) // prettier-ignore
  await writeAllocations(
    line,
    [{ id: allocationId, kind: 'payout_run', amountCents: line.openCents, payoutRunId: run.id, ledgerTransactionId }],
    basis
  ) // prettier-ignore
  await Payout.moveAll(sent, 'paid', { settled_at: now().toJSDate() })
  return run.moveTo('confirmed', { by: basis.by, set: { confirmedAt: now() } })
}

/** A debit of one payment, for banks that book a run payment by payment. */
export async function settlePayout(
  { id }: Pick<StatementLine, 'id'>,
  { id: payoutId }: Pick<Payout, 'id'>,
  basis: Basis
) {
  const line = await StatementLine.lock(id)
  const payout = await Payout.lock(payoutId)
  payout.assertCanMove('paid', 'line')
  if (line.openCents !== -payout.amountCents) throw new Refusal('line', 'payoutHasOtherAmount')

  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await postPaid(line.openCents, allocationId, { type: 'payout', id: payout.id }, basis.by) // prettier-ignore
  await writeAllocations(
    line,
    [{ id: allocationId, kind: 'payout', amountCents: line.openCents, tenantId: payout.tenantId, payoutId: payout.id, ledgerTransactionId }],
    basis
  ) // prettier-ignore
  await payout.moveTo('paid', { by: basis.by, set: { settledAt: now() } })
  await confirmWhenSettled(payout.payoutRunId!, basis.by)
  return payout
}

function includedIn(line: StatementLine, sent: Payout[], all: Payout[]): Included | null {
  const left = all.filter(({ status }) => status === 'sent' || status === 'rejected')
  if (line.openCents === -totalOf(sent)) return 'sent'
  return line.openCents === -totalOf(left) ? 'sent_and_rejected' : null
}

const totalOf = (payouts: Payout[]) =>
  payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)

const postPaid = (
  openCents: number,
  allocationId: number,
  subject: { type: string; id: number },
  by: User | null
) =>
  post({
    kind: 'payout.paid',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'in_transit', amountCents: openCents },
      { account: 'suspense', amountCents: -openCents },
    ],
    subject,
    actorId: by?.id,
  })

async function confirmWhenSettled(runId: number, by: User | null) {
  const run = await PayoutRun.lock(runId)
  const waiting = await run.related('payouts').query().where('status', 'sent').first()
  if (waiting || run.status !== 'released') return
  await run.moveTo('confirmed', { by, set: { confirmedAt: now() } })
}
