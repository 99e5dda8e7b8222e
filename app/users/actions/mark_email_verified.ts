import { audit, changesOf } from '#app/audit/audit'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

export async function markEmailVerified({ id }: Pick<User, 'id'>, by: User) {
  const user = await User.lock(id)
  if (user.emailVerifiedAt) throw new Refusal('user', 'illegalMove')

  user.merge({ emailVerifiedAt: now() })
  const changes = changesOf(user.$original, user.$attributes, ['emailVerifiedAt'])
  await user.save()
  await audit('user.email_verified', user.subject, by, changes)
  return user
}
