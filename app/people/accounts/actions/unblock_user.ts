import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function unblockUser({ id }: Pick<User, 'id'>, by: User) {
  const user = await User.lock(id)
  if (!user.isBlocked) throw new Refusal('user', 'illegalMove')

  user.merge({ blockedAt: null })
  const changes = changesOf(user.$original, user.$attributes, ['blockedAt'])
  await user.save()
  await record('user.unblocked', user.subject, by, changes)
  return user
}
