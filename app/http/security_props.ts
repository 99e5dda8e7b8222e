import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/auth/browser_session'
import { passkeysOf } from '#app/auth/webauthn'
import { recoveryCodesLeft } from '#app/auth/issue_recovery_codes'
import { isSecondFactorRequired } from '#app/auth/second_factor'
import { flashedRecoveryCodes } from '#app/auth/recovery_code_flash'
import { totpSetup } from '#app/auth/totp'
import BrowserSessionTransformer from '#app/auth/transformers/browser_session_transformer'
import PasskeyTransformer from '#app/auth/transformers/passkey_transformer'
import { leaveUncompressed } from '#app/http/middleware/compression_middleware'
import { decrypt } from '#app/encryption/encrypt'
import type User from '#app/users/user'

export async function securityProps(ctx: HttpContext, user: User) {
  const { impersonation, session } = ctx
  // During impersonation the session is that of staff; they see nothing that lets anyone sign in.
  const isOwn = impersonation === undefined
  const setup = isOwn && session.get('two_factor_setup')
  const browsers = await BrowserSession.ownedBy(user)
    .withScopes((scopes) => scopes.open())
    .orderBy('last_seen_at', 'desc')

  const newCodes = isOwn ? flashedRecoveryCodes(session.flashMessages) : null
  if (setup || newCodes) leaveUncompressed(ctx)

  return {
    twoFactor: {
      isOn: user.twoFactorConfirmedAt !== null,
      isRequired: isSecondFactorRequired(user),
      setup: setup ? await totpSetup(decrypt(setup, 'two_factor'), user.email) : null,
      codesLeft: await recoveryCodesLeft(user),
      newCodes,
    },
    passkeys: PasskeyTransformer.transform(await passkeysOf(user)),
    browsers: BrowserSessionTransformer.transform(isOwn ? browsers : [], session.get('browser_id')),
  }
}
