import { audit } from '#app/audit/audit'
import { issueRecoveryCodes } from '#app/auth/issue_recovery_codes'
import { hasSecondFactor, secondFactorsOf } from '#app/auth/second_factor'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

export async function renewRecoveryCodes(user: User) {
  if (!hasSecondFactor(await secondFactorsOf(user))) throw new Refusal('code', 'noSecondFactor')

  const codes = await issueRecoveryCodes(user)
  await audit('user.recovery_codes_renewed', user.subject, user)
  await sendEmail(recipientOf(user), 'recovery_codes_renewed', {})
  return codes
}
