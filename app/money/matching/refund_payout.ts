import { post } from '#app/money/ledger/ledger'
import Allocation from '#app/money/matching/allocation'
import { reverseAllocation } from '#app/money/matching/reverse_allocation'
import { releaseReservation } from '#app/money/payouts/actions/cancel_payout'
import { requestBankAccount } from '#app/money/payouts/request_bank_account'
import type Payout from '#app/money/payouts/payout'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

/** Needs the payout locked. Credits a payment that did not arrive; an operator's stands in suspense again. */
export async function refundPayout(
  payout: Payout,
  to: 'returned' | 'rejected',
  bankReason: string | null,
  by: User | null
) {
  const bankStatus = to === 'rejected' ? 'RJCT' : payout.bankStatus
  if (to === 'rejected' && payout.status === 'paid') await takeFromBank(payout, by)
  if (payout.kind === 'operator') await reopenLine(payout, by)
  else await releaseReservation(payout, to, by)
  await payout.moveTo(to, { by, set: { bankReason, bankStatus }, audit: { reason: bankReason } })
  await requestBankAccount(payout, bankReason)
  return payout
}

/** Rejected after its debit was matched: the bank owes it to us until it gives it back. */
const takeFromBank = ({ id, amountCents }: Payout, by: User | null) =>
  post({
    kind: 'payout.rejected',
    key: `payout:${id}:taken_by_bank`,
    postings: [
      { account: 'due_from_bank', amountCents: -amountCents },
      { account: 'in_transit', amountCents },
    ],
    subject: { type: 'payout', id },
    actorId: by?.id,
  })

async function reopenLine(payout: Payout, by: User | null) {
  const line = await StatementLine.lock(payout.lineId!)
  const allocation = await Allocation.query()
    .where({ payoutId: payout.id, kind: 'sent_back' })
    .whereNull('reversedAt')
    .forUpdate()
    .firstOrFail()
  await reverseAllocation(Object.assign(allocation, { kind: 'sent_back' as const }), line, by)
}
