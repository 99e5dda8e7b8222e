import { audit } from '#app/audit/audit'
import { isPremium } from '#app/premium/premium'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

/** Possible until the paid month ends. */
export async function resumePremium({ id }: Pick<User, 'id'>) {
  const user = await User.lock(id)
  if (!user.premiumCancelledAt || !isPremium(user)) throw new Refusal('premium', 'premiumOver')

  await user.merge({ premiumCancelledAt: null }).save()
  await audit('premium.kept', user.subject, user)
  return user
}
