import { record } from '#app/messages/events/record'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { dropSecondFactors } from '#app/people/accounts/auth/actions/turn_off_two_factor'
import { hasSecondFactor, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

/** For someone who lost their phone: the password is enough until they set up two-step verification again. */
export async function resetTwoFactor({ id }: Pick<User, 'id'>, by: User, reason: string) {
  const user = await User.lock(id)
  if (!hasSecondFactor(await secondFactorsOf(user))) throw new Refusal('user', 'illegalMove')

  await dropSecondFactors(user)
  const sessions = await endBrowserSessions(user, 'revoked')
  await record('user.two_factor_reset', user.subject, by, { reason, sessions })
}
