import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { releaseReservation } from '#app/money/payouts/actions/cancel_payout'
import { removeFromRun } from '#app/money/payouts/actions/remove_from_run'
import Payout from '#app/money/payouts/payout'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** Finance does not pay it: the wallet is credited. What is at the bank is rejected by the bank alone. */
export async function rejectPayout({ id }: Pick<Payout, 'id'>, rejectReason: string, by: User) {
  const before = await Payout.findOrFail(id)
  if (before.status === 'in_run') await removeFromRun(before, by)

  const payout = await Payout.lock(id)
  payout.assertCanMove('rejected')
  if (payout.status === 'sent' || payout.status === 'paid') throw new Refusal('payout', 'payoutAtBank')
  await releaseReservation(payout, 'rejected', by)
  await payout.moveTo('rejected', {
    by,
    set: { rejectReason, rejectedById: by.id },
    audit: { reason: rejectReason },
  })
  if (!payout.userId) return payout

  const user = await User.findOrFail(payout.userId)
  if (user.isErased) return payout
  await sendEmail(recipientOf(user), 'payout_rejected', {
    amountCents: payout.amountCents,
    reason: rejectReason,
  })
  return payout
}
