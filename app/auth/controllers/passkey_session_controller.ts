import type { HttpContext } from '@adonisjs/core/http'
import { authenticatePasskey } from '#app/auth/actions/authenticate_passkey'
import { pullIntendedUrl } from '#app/http/auth/intended_url'
import { signInUser } from '#app/http/auth/sign_in_user'
import { throttleFailures } from '#app/auth/throttle'
import { passkeySignInValidator } from '#app/auth/validators'

export default class PasskeySessionController {
  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { credential, remember } = await request.validateUsing(passkeySignInValidator)
    const user = await throttleFailures('login', [request.ip(), 'passkey'], 'passkey', () =>
      authenticatePasskey(credential, session.pull('passkey_challenge', null))
    )
    await signInUser(ctx, user, { method: 'passkey', remember })
    return response.redirect(pullIntendedUrl(ctx, user))
  }
}
