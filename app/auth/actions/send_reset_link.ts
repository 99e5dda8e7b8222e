import { issueLink } from '#app/auth/link_tokens'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import type User from '#app/users/user'

export async function sendResetLink(user: User) {
  await sendEmail(recipientOf(user), 'reset_password', {}, await issueLink(user, 'reset_password'))
}
