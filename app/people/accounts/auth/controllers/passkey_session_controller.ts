import type { HttpContext } from '@adonisjs/core/http'
import { authenticatePasskey } from '#app/people/accounts/auth/actions/authenticate_passkey'
import { pullIntendedUrl } from '#app/web/http/auth/intended_url'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { passkeySignInValidator } from '#app/people/accounts/auth/validators'

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
