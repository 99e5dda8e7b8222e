import { record } from '#app/messages/events/record'
import { issueRecoveryCodes } from '#app/people/accounts/auth/issue_recovery_codes'
import { hasSecondFactor, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function renewRecoveryCodes(user: User) {
  if (!hasSecondFactor(await secondFactorsOf(user))) throw new Refusal('code', 'noSecondFactor')

  const codes = await issueRecoveryCodes(user)
  await record('user.recovery_codes_renewed', user.subject, user)
  await sendEmail(recipientOf(user), 'recovery_codes_renewed', {})
  return codes
}
