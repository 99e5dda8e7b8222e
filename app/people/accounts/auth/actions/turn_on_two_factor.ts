import { record } from '#app/messages/events/record'
import { issueRecoveryCodes } from '#app/people/accounts/auth/issue_recovery_codes'
import { stepOfCode } from '#app/people/accounts/auth/totp'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { encrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

/** Takes effect with the first correct code. Answers the recovery codes. */
export async function turnOnTwoFactor(user: User, secret: string, code: string) {
  const step = await stepOfCode(secret, code, null)
  if (step === null) throw new Refusal('code', 'wrongCode')

  await user
    .merge({
      twoFactorSecretEncrypted: encrypt(secret, 'two_factor'),
      twoFactorConfirmedAt: now(),
      // The code that confirmed the setup cannot also sign in.
      twoFactorLastStep: step,
    })
    .save()
  await record('user.two_factor_on', user.subject, user)
  await sendEmail(recipientOf(user), 'two_factor_on', {})
  return issueRecoveryCodes(user)
}
