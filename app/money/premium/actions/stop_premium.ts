import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** Premium stays active until the paid month ends. */
export async function stopPremium({ id }: Pick<User, 'id'>) {
  const user = await User.lock(id)
  if (!user.premiumSince || user.premiumCancelledAt) {
    throw new Refusal('premium', 'premiumNotRunning')
  }

  await user.merge({ premiumCancelledAt: now() }).save()
  await record('premium.stopped', user.subject, user, {
    until: user.premiumPaidUntil?.toISO(),
  })
  return user
}
