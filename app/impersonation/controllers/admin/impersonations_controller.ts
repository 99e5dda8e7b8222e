import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/auth/home_path'
import { startImpersonation } from '#app/impersonation/actions/start_impersonation'
import { IMPERSONATION_KEY } from '#app/http/middleware/impersonation'
import UserPolicy from '#app/users/user_policy'
import { reasonValidator } from '#app/users/validators'

export default class ImpersonationsController {
  async store({ auth, bouncer, params, request, response, session }: HttpContext) {
    const user = await User.findByPublicIdOrFail(params.user_id)
    await bouncer.with(UserPolicy).authorize('impersonate', user)
    const { reason } = await request.validateUsing(reasonValidator)
    const impersonation = await startImpersonation(user, auth.user!, reason)

    session.put(IMPERSONATION_KEY, impersonation.publicId)
    return response.redirect(homePath(user))
  }
}
