import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/people/accounts/auth/home_path'
import { startImpersonation } from '#app/people/impersonation/actions/start_impersonation'
import { IMPERSONATION_KEY } from '#app/web/http/middleware/impersonation'
import UserPolicy from '#app/people/accounts/user_policy'
import { reasonValidator } from '#app/people/accounts/validators'

export default class ImpersonationsController {
  async store({ user: agent, bouncer, params, request, response, session }: HttpContext) {
    const user = await User.findByPublicIdOrFail(params.user_id)
    await bouncer.with(UserPolicy).authorize('impersonate', user)
    const { reason } = await request.validateUsing(reasonValidator)
    const impersonation = await startImpersonation(user, agent, reason)

    session.put(IMPERSONATION_KEY, impersonation.publicId)
    return response.redirect(homePath(user))
  }
}
