import { record } from '#app/messages/events/record'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import type User from '#app/people/accounts/user'

export async function signOutEverywhere(user: User, by: User) {
  const sessions = await endBrowserSessions(user, 'revoked')
  await record('user.signed_out_everywhere', user.subject, by, { sessions })
  return sessions
}
