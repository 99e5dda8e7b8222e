import type AccountLink from '#app/people/accounts/auth/account_link'
import { consumeLink } from '#app/people/accounts/auth/link_tokens'
import { setPassword } from '#app/people/accounts/auth/actions/set_password'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** The mailed link verifies the address as well. */
export async function resetPassword(link: AccountLink, plain: string) {
  const user = await User.lock(link.userId)
  if (user.isBlocked || user.erasedAt) throw new Refusal('link', 'linkInvalid')

  await consumeLink(link)
  await setPassword(user, plain)
  if (!user.emailVerifiedAt) await user.merge({ emailVerifiedAt: now() }).save()
}
