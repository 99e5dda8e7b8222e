import { isSent } from '#app/money/payouts/questions'
import { post } from '#app/money/ledger/ledger'
import { refuseMoreThanOpen, writeAllocations } from '#app/money/matching/allocate'
import type { Basis } from '#app/money/matching/allocation'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { now } from '#app/platform/shared/clock'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

/** A debit of a whole run, with or without what was rejected or given back. Throws a Refusal for another amount. */
export async function settleRun({ id }: Pick<StatementLine, 'id'>, { id: runId }: Pick<PayoutRun, 'id'>, basis: Basis) {
  const line = await StatementLine.lock(id)
  const run = await PayoutRun.lock(runId)
  if (run.status !== 'released') throw new Refusal('line', 'runNotAtBank')
  const payouts = await run.related('payouts').query().orderBy('id').forUpdate()
  const debited = debitedBy(line, payouts)
  if (!debited) throw new Refusal('line', 'runHasOtherAmount')

  const [allocationId] = await nextIds('allocations', 1)
  const amountCents = -totalOf(debited)
  const ledgerTransactionId = await postDebit(debited, allocationId, { type: 'payout_run', id: run.id }, basis.by)
  await writeAllocations(
    line,
    [{ id: allocationId, kind: 'payout_run', amountCents, payoutRunId: run.id, ledgerTransactionId }],
    basis
  )
  await markDebited(debited, allocationId)
  await confirmWhenSettled(run, basis.by)
  return run
}

/** Some banks debit payments one by one. Throws a Refusal for one that is not at the bank, or when less is open. */
export async function settlePayouts({ id }: Pick<StatementLine, 'id'>, payoutIds: number[], basis: Basis) {
  const line = await StatementLine.lock(id)
  const payouts = await Payout.query().whereIn('id', payoutIds).orderBy('id').forUpdate()
  if (payouts.some((payout) => !isAtBank(payout))) throw new Refusal('line', 'payoutNotAtBank')
  refuseMoreThanOpen(line, -totalOf(payouts))

  const ids = await nextIds('allocations', payouts.length)
  const parts = []
  for (const [n, payout] of payouts.entries()) {
    const ledgerTransactionId = await postDebit([payout], ids[n], { type: 'payout', id: payout.id }, basis.by)
    parts.push({
      id: ids[n],
      kind: 'payout' as const,
      amountCents: -payout.amountCents,
      tenantId: payout.tenantId,
      payoutId: payout.id,
      ledgerTransactionId,
    })
  }
  await writeAllocations(line, parts, basis)
  for (const [n, payout] of payouts.entries()) await markDebited([payout], ids[n])
  for (const runId of new Set(payouts.map(({ payoutRunId }) => payoutRunId!))) {
    await confirmWhenSettled(await PayoutRun.lock(runId), basis.by)
  }
  return payouts
}

/** What the bank has, or had before it said no: no debit of it is known. */
const isAtBank = ({ status, bankStatus, debitedById }: Payout) =>
  debitedById === null &&
  (status === 'sent' || status === 'returned' || (status === 'rejected' && bankStatus === 'RJCT'))

/** Of the ways in which a bank debits a run, the one that makes the amount. */
function debitedBy(line: StatementLine, payouts: Payout[]) {
  const open = payouts.filter(isAtBank)
  const withStatus = (...statuses: string[]) => open.filter(({ status }) => statuses.includes(status))
  const ways = [withStatus('sent', 'returned'), withStatus('sent'), withStatus('sent', 'rejected'), open]
  return ways.find((way) => way.length > 0 && -totalOf(way) === line.openCents) ?? null
}

const totalOf = (payouts: Payout[]) => payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What is no longer on its way is between us and the bank. */
function postDebit(payouts: Payout[], allocationId: number, subject: { type: string; id: number }, by: User | null) {
  const sentCents = totalOf(payouts.filter(({ status }) => status === 'sent'))
  const totalCents = totalOf(payouts)
  return post({
    kind: 'payout.paid',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'in_transit', amountCents: 0 - sentCents },
      { account: 'due_from_bank', amountCents: sentCents - totalCents },
      { account: 'suspense', amountCents: totalCents },
    ],
    subject,
    actorId: by?.id,
  })
}

async function markDebited(payouts: Payout[], allocationId: number) {
  const sent = payouts.filter(({ status }) => status === 'sent')
  await Payout.moveAll(sent, 'paid', { settled_at: now().toJSDate() })
  await Payout.query()
    .whereIn(
      'id',
      payouts.map(({ id }) => id)
    )
    .update({ debited_by_id: allocationId })
}

async function confirmWhenSettled(run: PayoutRun, by: User | null) {
  const waiting = await run.related('payouts').query().whereRaw(isSent('payouts')).first()
  if (waiting || run.status !== 'released') return
  await run.moveTo('confirmed', { by, set: { confirmedAt: now() } })
}
