import { issueLink } from '#app/people/accounts/auth/link_tokens'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type User from '#app/people/accounts/user'

/** `waitingCents`: what a file of theirs would bring, which waits behind the link. */
export async function sendVerification(user: User, waitingCents: number) {
  const link = await issueLink(user, 'verify_email')
  return sendEmail(recipientOf(user), 'verify_email', { waitingCents }, link)
}
