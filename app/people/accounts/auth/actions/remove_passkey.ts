import { record } from '#app/messages/events/record'
import type Passkey from '#app/people/accounts/auth/passkey'
import { dropRecoveryCodes } from '#app/people/accounts/auth/issue_recovery_codes'
import { hasSecondFactor, isSecondFactorRequired, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function removePasskey(user: User, passkey: Passkey) {
  await passkey.delete()
  if (!hasSecondFactor(await secondFactorsOf(user))) {
    if (isSecondFactorRequired(user)) throw new Refusal('passkey', 'secondFactorRequired')
    await dropRecoveryCodes(user)
  }
  await record('user.passkey_removed', user.subject, user, { name: passkey.name })
  await sendEmail(recipientOf(user), 'passkey_removed', { name: passkey.name })
}
