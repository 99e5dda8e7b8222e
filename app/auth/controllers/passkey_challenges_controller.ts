import type { HttpContext } from '@adonisjs/core/http'
import { authenticationOptions } from '#app/auth/webauthn'
import { pendingSignIn } from '#app/auth/pending_sign_in'
import { inTenant } from '#app/shared/tenancy'

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
