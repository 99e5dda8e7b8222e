import { audit } from '#app/audit/audit'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { now } from '#app/shared/clock'
import User from '#app/users/user'

/** With or without a card. Sends the welcome email once. */
export async function finishOnboarding({ id }: Pick<User, 'id'>) {
  const user = await User.lock(id)
  if (user.onboardedAt) return

  await user.merge({ onboardedAt: now() }).save()
  await audit('user.onboarded', user.subject, user)
  await sendEmail(recipientOf(user), 'welcome', {})
}
