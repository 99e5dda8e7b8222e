import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { changeRole } from '#app/people/accounts/actions/change_role'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'
import { roleValidator } from '#app/people/accounts/validators'

export default class RolesController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('changeRole', user)
    const { role } = await ctx.request.validateUsing(roleValidator)
    await changeRole(user, role, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.roleChanged')
  }
}
