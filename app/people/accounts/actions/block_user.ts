import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function blockUser({ id }: Pick<User, 'id'>, by: User, reason: string) {
  const user = await User.lock(id)
  if (user.isBlocked) throw new Refusal('user', 'illegalMove')

  user.merge({ blockedAt: now() })
  const changes = changesOf(user.$original, user.$attributes, ['blockedAt'])
  await user.save()
  const sessions = await endBrowserSessions(user, 'blocked')
  await record('user.blocked', user.subject, by, { ...changes, reason, sessions })
  return user
}
