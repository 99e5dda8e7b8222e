import { record } from '#app/messages/events/record'
import { revokeLinks } from '#app/people/accounts/auth/link_tokens'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { checkPassword } from '#app/people/accounts/auth/password_rules'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import type User from '#app/people/accounts/user'

/** Signs out every other browser and revokes reset links; the second factor stays. */
export async function setPassword(user: User, plain: string, inBrowser?: number) {
  checkPassword(plain, user)
  await user.merge({ password: plain }).save()
  await revokeLinks(user, ['reset_password'])
  await endBrowserSessions(user, 'password_changed', inBrowser)
  await record('user.password_changed', user.subject, user)
  await sendEmail(recipientOf(user), 'password_changed', {})
}
