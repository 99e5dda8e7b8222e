import type { HttpContext } from '@adonisjs/core/http'
import { verifyEmail } from '#app/users/actions/verify_email'
import { toSection } from '#app/users/controllers/admin/to_section'
import { findUser } from '#app/users/controllers/admin/users_controller'
import UserPolicy from '#app/users/user_policy'

export default class VerificationsController {
  async store(ctx: HttpContext) {
    const user = await findUser(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('verifyEmail', user)
    await verifyEmail(user, ctx.auth.user!)
    return toSection(ctx, user, 'actions', 'user.verified')
  }
}
