import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function markEmailVerified({ id }: Pick<User, 'id'>, by: User) {
  const user = await User.lock(id)
  if (user.emailVerifiedAt) throw new Refusal('user', 'illegalMove')

  user.merge({ emailVerifiedAt: now() })
  const changes = changesOf(user.$original, user.$attributes, ['emailVerifiedAt'])
  await user.save()
  await record('user.email_verified', user.subject, by, changes)
  return user
}
