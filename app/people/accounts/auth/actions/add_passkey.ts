import { record } from '#app/messages/events/record'
import Passkey from '#app/people/accounts/auth/passkey'
import { type Credential, verifiedRegistration } from '#app/people/accounts/auth/webauthn'
import { issueRecoveryCodes, recoveryCodesLeft } from '#app/people/accounts/auth/issue_recovery_codes'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Answers recovery codes when the user had none. */
export async function addPasskey(user: User, name: string, credential: Credential, challenge: string | null) {
  const verified = challenge && (await verifiedRegistration(credential, challenge))
  if (!verified) throw new Refusal('passkey', 'passkeyRefused')
  if (await Passkey.findBy('credential_id', verified.credentialId)) {
    throw new Refusal('passkey', 'passkeyKnown')
  }
  await Passkey.create({
    tenantId: user.tenantId,
    userId: user.id,
    name,
    createdAt: now(),
    ...verified,
  })
  await record('user.passkey_added', user.subject, user, { name })
  await sendEmail(recipientOf(user), 'passkey_added', { name })
  return (await recoveryCodesLeft(user)) === 0 ? issueRecoveryCodes(user) : null
}
