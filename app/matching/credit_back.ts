import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { post } from '#app/ledger/ledger'
import Allocation from '#app/matching/allocation'
import { reverseAllocation } from '#app/matching/reverse_allocation'
import type Payout from '#app/payouts/payout'
import { now } from '#app/shared/clock'
import StatementLine from '#app/statements/statement_line'
import User from '#app/users/user'

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
  else await reverseReservation(payout, to, by)
  await payout.moveTo(to, { by, set: { bankReason, bankStatus }, audit: { reason: bankReason } })
  if (payout.userId) await askForAccount(payout, payout.userId, bankReason)
  return payout
}

const reverseReservation = async (payout: Payout, to: string, by: User | null) =>
  post({
    kind: 'payout.cancelled',
    key: `payout:${payout.id}:${to}`,
    subject: { type: 'payout', id: payout.id },
    actorId: by?.id,
    reversesId: payout.ledgerTransactionId,
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

async function askForAccount(payout: Payout, userId: number, reason: string | null) {
  const user = await User.lock(userId)
  if (user.isErased) return
  // Another payment to the same account would come back too.
  if (user.ibanIndex === payout.ibanIndex) await user.merge({ ibanReturnedAt: now() }).save()
  await sendEmail(recipientOf(user), 'payout_returned', {
    amountCents: payout.amountCents,
    last4: payout.ibanLast4,
    reason: reason ?? 'other',
  })
}
