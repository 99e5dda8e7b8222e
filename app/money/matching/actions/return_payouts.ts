import { post } from '#app/money/ledger/ledger'
import { refuseMoreThanOpen, writeAllocations } from '#app/money/matching/allocate'
import Allocation, { type Basis } from '#app/money/matching/allocation'
import { refundPayout } from '#app/money/matching/refund_payout'
import Payout from '#app/money/payouts/payout'
import type PayoutRun from '#app/money/payouts/payout_run'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'

/** Credits wallets for payments that came back, unless a rejection did so. Throws a Refusal for what does not fit. */
export async function returnPayouts({ id }: Pick<StatementLine, 'id'>, payoutIds: number[], basis: Basis) {
  const line = await StatementLine.lock(id)
  const payouts = await Payout.query().whereIn('id', payoutIds).orderBy('id').forUpdate()
  for (const payout of payouts) await refuseOthers(payout)
  const total = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  refuseMoreThanOpen(line, total)

  const ids = await nextIds('allocations', payouts.length)
  const parts = []
  for (const [n, payout] of payouts.entries()) {
    const { amountCents } = payout
    const ledgerTransactionId = await post({
      kind: 'payout.returned',
      key: `allocation:${ids[n]}`,
      postings: [
        { account: 'suspense', amountCents: -amountCents },
        // Before its debit is known the bank gave what it had not taken.
        { account: payout.status === 'paid' ? 'in_transit' : 'due_from_bank', amountCents },
      ],
      subject: { type: 'payout', id: payout.id },
      actorId: basis.by?.id,
    })
    parts.push({
      id: ids[n],
      kind: 'payout_return' as const,
      amountCents,
      tenantId: payout.tenantId,
      payoutId: payout.id,
      ledgerTransactionId,
    })
  }
  await writeAllocations(line, parts, basis)
  for (const payout of payouts) {
    if (payout.status !== 'rejected') await refundPayout(payout, 'returned', reasonIn(line, payout), basis.by)
  }
  return payouts
}

/** A run that the bank reversed as a whole. Throws a Refusal when that is another amount. */
export async function returnRun(
  line: Pick<StatementLine, 'id'>,
  { id }: Pick<PayoutRun, 'id'>,
  amountCents: number,
  basis: Basis
) {
  const payouts = await Payout.query().where('payoutRunId', id).whereIn('status', ['sent', 'paid', 'rejected'])
  const returned = await Allocation.query()
    .whereIn(
      'payoutId',
      payouts.map((payout) => payout.id)
    )
    .where('kind', 'payout_return')
    .whereNull('reversedAt')
  const back = new Set(returned.map(({ payoutId }) => payoutId))
  const left = payouts.filter((payout) => !back.has(payout.id))
  if (left.length === 0) throw new Refusal('line', 'payoutNotAtBank')
  const leftCents = left.reduce((sum, payout) => sum + payout.amountCents, 0)
  if (leftCents !== amountCents) throw new Refusal('line', 'runHasOtherAmount')
  return returnPayouts(
    line,
    left.map((payout) => payout.id),
    basis
  )
}

async function refuseOthers(payout: Payout) {
  const isRejected = payout.status === 'rejected' && payout.bankStatus === 'RJCT'
  if (!isRejected) return payout.assertCanMove('returned', 'line')
  const known = await Allocation.query()
    .where({ payoutId: payout.id, kind: 'payout_return' })
    .whereNull('reversedAt')
    .first()
  if (known) throw new Refusal('line', 'payoutNotAtBank')
}

type Detail = { references?: string[]; returnReason: string | null }

function reasonIn({ details, returnReason }: StatementLine, { reference }: Payout) {
  const detail = (details as Detail[]).find(({ references }) => references?.includes(reference))
  return detail?.returnReason ?? returnReason
}
