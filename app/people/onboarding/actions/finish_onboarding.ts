import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

/** With or without a card. Sends the welcome email once; who is under way needs no first step. */
export async function finishOnboarding({ id }: Pick<User, 'id'>, { isUnderWay = false } = {}) {
  const user = await User.lock(id)
  if (user.onboardedAt) return

  await user.merge({ onboardedAt: now() }).save()
  await record('user.onboarded', user.subject, user)
  if (!isUnderWay) await sendEmail(recipientOf(user), 'welcome', {})
}
