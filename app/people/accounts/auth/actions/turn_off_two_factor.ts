import { record } from '#app/messages/events/record'
import Passkey from '#app/people/accounts/auth/passkey'
import { dropRecoveryCodes } from '#app/people/accounts/auth/issue_recovery_codes'
import { isSecondFactorRequired, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

const NO_APP = {
  twoFactorSecretEncrypted: null,
  twoFactorConfirmedAt: null,
  twoFactorLastStep: null,
}

export async function turnOffTwoFactor(user: User) {
  const { passkeys } = await secondFactorsOf(user)
  if (passkeys === 0 && isSecondFactorRequired(user)) throw new Refusal('code', 'secondFactorRequired')

  await user.merge(NO_APP).save()
  if (passkeys === 0) await dropRecoveryCodes(user)
  await record('user.two_factor_off', user.subject, user)
  await sendEmail(recipientOf(user), 'two_factor_off', {})
}

export async function dropSecondFactors(user: User) {
  await user.merge(NO_APP).save()
  await Passkey.ownedBy(user).delete()
  await dropRecoveryCodes(user)
  await sendEmail(recipientOf(user), 'two_factor_off', {})
}
