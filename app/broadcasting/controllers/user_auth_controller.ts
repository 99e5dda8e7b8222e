import type { HttpContext } from '@adonisjs/core/http'
import { listenerOf } from '#app/broadcasting/listener'
import { signer } from '#app/broadcasting/signer'
import { userValidator } from '#app/broadcasting/validators'

/**
 * Says who a connection is: `{ auth, user_data }` for the push server. To it a browser is a user of its own, so
 * that signing out one of them hangs up on that one.
 */
export default class UserAuthController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const listener = await listenerOf(ctx)
    if (!listener) return response.unauthorized({ error: 'Sign in first' })
    const asked = await request.validateUsing(userValidator)
    return signer.authenticateUser(asked.socket_id, { id: listener.browser.publicId })
  }
}
