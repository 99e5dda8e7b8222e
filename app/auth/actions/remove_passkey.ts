import { audit } from '#app/audit/audit'
import type Passkey from '#app/auth/passkey'
import { dropRecoveryCodes } from '#app/auth/issue_recovery_codes'
import { hasSecondFactor, isSecondFactorRequired, secondFactorsOf } from '#app/auth/second_factor'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

export async function removePasskey(user: User, passkey: Passkey) {
  await passkey.delete()
  if (!hasSecondFactor(await secondFactorsOf(user))) {
    if (isSecondFactorRequired(user)) throw new Refusal('passkey', 'secondFactorRequired')
    await dropRecoveryCodes(user)
  }
  await audit('user.passkey_removed', user.subject, user, { name: passkey.name })
  await sendEmail(recipientOf(user), 'passkey_removed', { name: passkey.name })
}
