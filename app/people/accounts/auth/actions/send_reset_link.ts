import { issueLink } from '#app/people/accounts/auth/link_tokens'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type User from '#app/people/accounts/user'

export async function sendResetLink(user: User) {
  await sendEmail(recipientOf(user), 'reset_password', {}, await issueLink(user, 'reset_password'))
}
