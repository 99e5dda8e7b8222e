import Passkey from '#app/auth/passkey'
import type User from '#app/users/user'

/** Whether a password alone does not let this person in. */
export async function hasTwoFactor(user: User) {
  if (user.twoFactorConfirmedAt) return true
  return (
    (await Passkey.query().where({ tenant_id: user.tenantId, user_id: user.id }).first()) !== null
  )
}
