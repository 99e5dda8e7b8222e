import { audit } from '#app/audit/audit'
import { revokeLinks } from '#app/auth/link_tokens'
import { endBrowserSessions } from '#app/auth/actions/end_browser_sessions'
import { checkPassword } from '#app/auth/password_rules'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import type User from '#app/users/user'

/** Signs out every other browser and revokes reset links; the second factor stays. */
export async function setPassword(user: User, plain: string, inBrowser?: number) {
  checkPassword(plain, user)
  await user.merge({ password: plain }).save()
  await revokeLinks(user, ['reset_password'])
  await endBrowserSessions(user, 'password_changed', inBrowser)
  await audit('user.password_changed', user.subject, user)
  await sendEmail(recipientOf(user), 'password_changed', {})
}
