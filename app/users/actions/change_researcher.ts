import { audit, changesOf } from '#app/audit/audit'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

export async function changeResearcher({ id }: Pick<User, 'id'>, isResearcher: boolean, by: User) {
  const user = await User.lock(id)
  if (user.isResearcher === isResearcher) throw new Refusal('user', 'illegalMove')

  user.merge({ isResearcher })
  const changes = changesOf(user.$original, user.$attributes, ['isResearcher'])
  await user.save()
  await audit('user.researcher_changed', user.subject, by, changes)
  return user
}
