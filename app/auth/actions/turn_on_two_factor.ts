import { audit } from '#app/audit/audit'
import { issueRecoveryCodes } from '#app/auth/issue_recovery_codes'
import { stepOfCode } from '#app/auth/totp'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import { encrypt } from '#app/encryption/encrypt'
import type User from '#app/users/user'

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
  await audit('user.two_factor_on', user.subject, user)
  await sendEmail(recipientOf(user), 'two_factor_on', {})
  return issueRecoveryCodes(user)
}
