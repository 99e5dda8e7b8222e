import { audit } from '#app/audit/audit'
import { endBrowserSessions } from '#app/auth/actions/end_browser_sessions'
import { dropSecondFactors } from '#app/auth/actions/turn_off_two_factor'
import { hasSecondFactor, secondFactorsOf } from '#app/auth/second_factor'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

/** For someone who lost their phone: the password is enough until they set up two-step verification again. */
export async function resetTwoFactor({ id }: Pick<User, 'id'>, by: User, reason: string) {
  const user = await User.lock(id)
  if (!hasSecondFactor(await secondFactorsOf(user))) throw new Refusal('user', 'illegalMove')

  await dropSecondFactors(user)
  const sessions = await endBrowserSessions(user, 'revoked')
  await audit('user.two_factor_reset', user.subject, by, { reason, sessions })
}
