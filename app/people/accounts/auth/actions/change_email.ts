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

/** The old address can undo this for a week; every other browser is signed out. */
export async function changeEmail(user: User, link: AccountLink, inBrowser: number) {
  const email = linkedAddress(link)
  if (await User.withEmail(email, user.tenantId).first()) throw new Refusal('link', 'linkInvalid')

  await consumeLink(link)
  const old = user.email
  await revokeLinks(user, ['verify_email', 'reset_password', 'tell_answers'])
  const undo = await issueLink(user, 'undo_email_change', old)
  await sendEmail(recipientOf(user, old), 'email_changed', { newEmail: maskEmail(email) }, undo)
  await user.merge({ email, emailVerifiedAt: now() }).save()
  await endBrowserSessions(user, 'email_changed', inBrowser)
  await record('user.email_changed', user.subject, user, {
    email: [maskEmail(old), maskEmail(email)],
  })
}
