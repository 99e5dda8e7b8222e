import { randomBytes } from 'node:crypto'
import { record } from '#app/messages/events/record'
import type AccountLink from '#app/people/accounts/auth/account_link'
import { linkedAddress, issueLink, revokeLinks, consumeLink } from '#app/people/accounts/auth/link_tokens'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { maskEmail } from '#app/people/accounts/mask_email'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** Restores the old address, signs out everywhere and revokes the password. Answers a link to set a new one. */
export async function undoEmailChange(link: AccountLink) {
  const user = await User.lock(link.userId)
  const old = linkedAddress(link)
  if (user.erasedAt || (await User.withEmail(old, user.tenantId).first())) throw new Refusal('link', 'linkInvalid')

  await consumeLink(link)
  const changed = user.email
  await user.merge({ email: old, emailVerifiedAt: now(), password: randomBytes(32).toString('base64') }).save()
  await revokeLinks(user, ['verify_email', 'change_email', 'tell_answers'])
  await endBrowserSessions(user, 'email_changed')
  await record('user.email_change_undone', user.subject, user, {
    email: [maskEmail(changed), maskEmail(old)],
  })
  await sendEmail(recipientOf(user), 'email_change_undone', {})
  return (await issueLink(user, 'reset_password')).url
}
