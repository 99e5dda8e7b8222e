import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function changeResearcher({ id }: Pick<User, 'id'>, isResearcher: boolean, by: User) {
  const user = await User.lock(id)
  if (user.isResearcher === isResearcher) throw new Refusal('user', 'illegalMove')

  user.merge({ isResearcher })
  const changes = changesOf(user.$original, user.$attributes, ['isResearcher'])
  await user.save()
  await record('user.researcher_changed', user.subject, by, changes)
  return user
}
