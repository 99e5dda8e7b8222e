import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { changeRole } from '#app/users/actions/change_role'
import { redirectToSection } from '#app/http/redirect_to_section'
import UserPolicy from '#app/users/user_policy'
import { roleValidator } from '#app/users/validators'

export default class RolesController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('changeRole', user)
    const { role } = await ctx.request.validateUsing(roleValidator)
    await changeRole(user, role, ctx.auth.user!)
    return redirectToSection(ctx, user, 'actions', 'user.roleChanged')
  }
}
