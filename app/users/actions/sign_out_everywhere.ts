import { audit } from '#app/audit/audit'
import { endBrowserSessions } from '#app/auth/actions/end_browser_sessions'
import type User from '#app/users/user'

export async function signOutEverywhere(user: User, by: User) {
  const sessions = await endBrowserSessions(user, 'revoked')
  await audit('user.signed_out_everywhere', user.subject, by, { sessions })
  return sessions
}
