import { record } from '#app/messages/events/record'
import type AccountLink from '#app/people/accounts/auth/account_link'
import { consumeLink } from '#app/people/accounts/auth/link_tokens'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

export async function confirmEmail(user: User, link: AccountLink) {
  await consumeLink(link)
  await user.merge({ emailVerifiedAt: user.emailVerifiedAt ?? now() }).save()
  await record('user.email_verified', user.subject, user)
}
