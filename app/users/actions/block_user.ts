import { audit, changesOf } from '#app/audit/audit'
import { endBrowserSessions } from '#app/auth/actions/end_browser_sessions'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import { lockUser } from '#app/users/lock_user'
import type User from '#app/users/user'

/** Keeps someone out, from this moment on; nothing of theirs is lost. */
export async function blockUser(found: User, by: User, reason: string) {
  const user = await lockUser(found)
  if (user.isBlocked) throw new Refusal('user', 'illegalMove')

  user.merge({ blockedAt: now() })
  const changes = changesOf(user.$original, user.$attributes, ['blockedAt'])
  await user.save()
  const sessions = await endBrowserSessions(user, 'blocked')
  await audit('user.blocked', user.subject, by, { ...changes, reason, sessions })
  return user
}
