import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/auth/browser_session'
import { signer } from '#app/broadcasting/signer'
import { userValidator } from '#app/broadcasting/validators'

/**
 * Says who a connection is: `{ auth, user_data }` for the push server. To it a browser is a user of its own, so
 * that signing out one of them hangs up on that one.
 */
export default class UserAuthController {
  async store({ auth, request, response, session }: HttpContext) {
    if (!auth.user) return response.unauthorized({ error: 'Sign in first' })
    const asked = await request.validateUsing(userValidator)
    const browser = await BrowserSession.query()
      .where({ tenant_id: auth.user.tenantId, user_id: auth.user.id })
      .where('id', session.get('browser_id'))
      .firstOrFail()
    return signer.authenticateUser(asked.socket_id, { id: browser.publicId })
  }
}
