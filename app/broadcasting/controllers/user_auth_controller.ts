import type { HttpContext } from '@adonisjs/core/http'
import { signer } from '#app/broadcasting/signer'
import { userValidator } from '#app/broadcasting/validators'

/** Says who a connection is: `{ auth, user_data }` for the push server. */
export default class UserAuthController {
  async store({ auth, request, response }: HttpContext) {
    if (!auth.user) return response.unauthorized({ error: 'Sign in first' })
    const asked = await request.validateUsing(userValidator)
    return signer.authenticateUser(asked.socket_id, { id: auth.user.publicId })
  }
}
