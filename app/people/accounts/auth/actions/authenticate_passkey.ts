import Passkey from '#app/people/accounts/auth/passkey'
import { type Credential, verifiesAssertion } from '#app/people/accounts/auth/webauthn'
import { Refusal } from '#app/platform/shared/refusal'
import { asAuthentication, inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

/** With `only`, the passkey must belong to that user. Runs before anyone is signed in. */
export async function authenticatePasskey(credential: Credential, challenge: string | null, only?: User) {
  const passkey = await asAuthentication(() => Passkey.findBy('credential_id', credential.id))
  if (!passkey || !challenge || (only && passkey.userId !== only.id)) {
    throw new Refusal('passkey', 'passkeyRefused')
  }
  const user = await inTenant(passkey.tenantId, async () => {
    const own = await Passkey.lock(passkey.id)
    const isRight = await verifiesAssertion(own, credential, challenge)
    return isRight ? User.findOrFail(passkey.userId) : null
  })
  if (!user || user.isBlocked || user.erasedAt) throw new Refusal('passkey', 'passkeyRefused')
  return user
}
