import { record } from '#app/messages/events/record'
import { isPremium } from '#app/people/accounts/is_premium'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function resumePremium({ id }: Pick<User, 'id'>) {
  const user = await User.lock(id)
  if (!user.premiumCancelledAt || !isPremium(user)) throw new Refusal('premium', 'premiumOver')

  await user.merge({ premiumCancelledAt: null }).save()
  await record('premium.kept', user.subject, user)
  return user
}
