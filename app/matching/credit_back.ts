import Allocation from '#app/matching/allocation'
import { reverseAllocation } from '#app/matching/reverse_allocation'
import { releaseReservation } from '#app/payouts/actions/cancel_payout'
import { askForAccount } from '#app/payouts/ask_for_account'
import type Payout from '#app/payouts/payout'
import StatementLine from '#app/statements/statement_line'
import type User from '#app/users/user'

/**
 * Needs the payout locked. A payment that did not arrive: its reservation is reversed, and a traveller is asked for another
 * account before the next payout. What went to an operator stands in suspense again.
 */
export async function creditBack(
  payout: Payout,
  to: 'returned' | 'rejected',
  bankReason: string | null,
  by: User | null
) {
  const bankStatus = to === 'rejected' ? 'RJCT' : payout.bankStatus
  if (payout.kind === 'operator') await reopenLine(payout, by)
  else await releaseReservation(payout, to, by)
  await payout.moveTo(to, { by, set: { bankReason, bankStatus }, audit: { reason: bankReason } })
  await askForAccount(payout, bankReason)
  return payout
}

async function reopenLine(payout: Payout, by: User | null) {
  const line = await StatementLine.lock(payout.lineId!)
  const allocation = await Allocation.query()
    .where({ payoutId: payout.id, kind: 'sent_back' })
    .whereNull('reversedAt')
    .forUpdate()
    .firstOrFail()
  await reverseAllocation(Object.assign(allocation, { kind: 'sent_back' as const }), line, by)
}
