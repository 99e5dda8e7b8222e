import type { HttpContext } from '@adonisjs/core/http'
import { authenticationOptions } from '#app/people/accounts/auth/webauthn'
import { pendingSignIn } from '#app/people/accounts/auth/pending_sign_in'
import { inTenant } from '#app/platform/shared/tenancy'

export default class PasskeyChallengesController {
  async store({ auth, session }: HttpContext) {
    const user = auth.user ?? (await pendingSignIn(session))?.user ?? null
    const options = user
      ? await inTenant(user.tenantId, () => authenticationOptions(user))
      : await authenticationOptions(null)
    session.put('passkey_challenge', options.challenge)
    return options
  }
}
