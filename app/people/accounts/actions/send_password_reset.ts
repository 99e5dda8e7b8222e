import { record } from '#app/messages/events/record'
import { sendResetLink } from '#app/people/accounts/auth/actions/send_reset_link'
import type User from '#app/people/accounts/user'

export async function sendPasswordReset(user: User, by: User) {
  await sendResetLink(user)
  await record('user.reset_link_sent', user.subject, by)
}
