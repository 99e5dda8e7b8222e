import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type Payout from '#app/money/payouts/payout'
import { now } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

export async function requestBankAccount(payout: Payout, reason: string | null) {
  if (!payout.userId) return
  const user = await User.lock(payout.userId)
  if (user.isErased) return
  // Another payment to the same account would not arrive either.
  if (user.ibanIndex === payout.ibanIndex) await user.merge({ ibanReturnedAt: now() }).save()
  await sendEmail(recipientOf(user), 'payout_returned', {
    amountCents: payout.amountCents,
    last4: payout.ibanLast4,
    reason: reason ?? 'other',
  })
}
