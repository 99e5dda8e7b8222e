import { audit } from '#app/audit/audit'
import type AccountLink from '#app/auth/account_link'
import { consumeLink } from '#app/auth/link_tokens'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

export async function confirmEmail(user: User, link: AccountLink) {
  await consumeLink(link)
  await user.merge({ emailVerifiedAt: user.emailVerifiedAt ?? now() }).save()
  await audit('user.email_verified', user.subject, user)
}
