import { audit } from '#app/audit/audit'
import type AccountLink from '#app/auth/account_link'
import { takeLink } from '#app/auth/account_links'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

export async function verifyEmail(user: User, link: AccountLink) {
  await takeLink(link)
  await user.merge({ emailVerifiedAt: user.emailVerifiedAt ?? now() }).save()
  await audit('user.email_verified', user.subject, user)
}
