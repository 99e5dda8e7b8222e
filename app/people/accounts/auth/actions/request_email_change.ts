import { record } from '#app/messages/events/record'
import { issueLink } from '#app/people/accounts/auth/link_tokens'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { maskEmail } from '#app/people/accounts/mask_email'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** The owner of a taken address gets a mail instead; the requester sees no difference. */
export async function requestEmailChange(user: User, email: string) {
  if (email.toLowerCase() === user.email.toLowerCase()) throw new Refusal('email', 'emailSame')

  const link = await issueLink(user, 'change_email', email)
  const owner = await User.withEmail(email, user.tenantId).first()
  if (owner) await sendEmail(recipientOf(owner), 'email_change_taken', {})
  else await sendEmail(recipientOf(user, email), 'email_change_link', {}, link)
  await sendEmail(recipientOf(user), 'email_change_asked', { newEmail: maskEmail(email) })
  await record('user.email_change_asked', user.subject, user, { to: maskEmail(email) })
}
