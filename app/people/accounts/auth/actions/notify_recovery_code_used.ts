import { record } from '#app/messages/events/record'
import { recoveryCodesLeft } from '#app/people/accounts/auth/issue_recovery_codes'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type User from '#app/people/accounts/user'

export async function notifyRecoveryCodeUsed(user: User) {
  const left = await recoveryCodesLeft(user)
  await record('user.recovery_code_used', user.subject, user, { left })
  await sendEmail(recipientOf(user), 'recovery_code_used', { left })
}
