import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { passkeysOf } from '#app/people/accounts/auth/webauthn'
import { recoveryCodesLeft } from '#app/people/accounts/auth/issue_recovery_codes'
import { isSecondFactorRequired } from '#app/people/accounts/auth/second_factor'
import { flashedRecoveryCodes } from '#app/people/accounts/auth/recovery_code_flash'
import { totpSetup } from '#app/people/accounts/auth/totp'
import BrowserSessionTransformer from '#app/people/accounts/auth/transformers/browser_session_transformer'
import PasskeyTransformer from '#app/people/accounts/auth/transformers/passkey_transformer'
import { leaveUncompressed } from '#app/web/http/middleware/compression_middleware'
import { decrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

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
