import { generate } from 'otplib'
import { issueLink } from '#app/people/accounts/auth/link_tokens'
import { issueRecoveryCodes } from '#app/people/accounts/auth/issue_recovery_codes'
import { newTotpSecret } from '#app/people/accounts/auth/totp'
import type { LinkPurpose } from '#app/messages/emails/link_purpose'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { encrypt } from '#app/platform/encryption/encrypt'
import { DateTime } from 'luxon'
import User from '#app/people/accounts/user'
import { createUser } from '#tests/factories/users'

/** The path of a fresh link, as it stands in someone's mail. */
export const linkFor = async (user: User, purpose: LinkPurpose, email?: string) =>
  new URL((await inTenant(user.tenantId, () => issueLink(user, purpose, email))).url).pathname

/** The code that an authenticator app shows, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** Someone with an authenticator app and recovery codes. */
export async function createCautiousUser(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  const secret = newTotpSecret()
  const codes = await inTenant(user.tenantId, async () => {
    await (
      await User.findOrFail(user.id)
    )
      .merge({
        twoFactorSecretEncrypted: encrypt(secret, 'two_factor'),
        twoFactorConfirmedAt: DateTime.now(),
      })
      .save()
    return issueRecoveryCodes(user)
  })
  return { user: await reloaded(user), secret, codes }
}

export const reloaded = (user: User) => asWorker(() => User.findOrFail(user.id))
