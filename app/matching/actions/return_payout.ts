import { post } from '#app/ledger/ledger'
import { writeAllocations } from '#app/matching/allocate'
import type { Basis } from '#app/matching/allocation'
import { creditBack } from '#app/matching/credit_back'
import Payout from '#app/payouts/payout'
import { nextIds } from '#app/shared/next_ids'
import { Refusal } from '#app/shared/refusal'
import StatementLine from '#app/statements/statement_line'

/** A payment that came back: the wallet is credited by a reversal, and its owner is asked for another account. */
export async function returnPayout(
  { id }: Pick<StatementLine, 'id'>,
  { id: payoutId }: Pick<Payout, 'id'>,
  basis: Basis
) {
  const line = await StatementLine.lock(id)
  const payout = await Payout.lock(payoutId)
  if (line.openCents !== payout.amountCents) throw new Refusal('line', 'payoutHasOtherAmount')
  // What the bank rejected was credited back when it said so; a bank that debits the whole run credits it afterwards.
  const isRejected = payout.status === 'rejected' && payout.bankStatus === 'RJCT'
  if (!isRejected) payout.assertCanMove('returned', 'line')

  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'payout.returned',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'suspense', amountCents: -payout.amountCents },
      { account: 'in_transit', amountCents: payout.amountCents },
    ],
    subject: { type: 'payout', id: payout.id },
    actorId: basis.by?.id,
  })
  await writeAllocations(
    line,
    [{ id: allocationId, kind: 'payout_return', amountCents: payout.amountCents, tenantId: payout.tenantId, payoutId: payout.id, ledgerTransactionId }],
    basis
  ) // prettier-ignore
  if (isRejected) return payout
  return creditBack(payout, 'returned', line.returnReason, basis.by)
}
