import type { HttpContext } from '@adonisjs/core/http'
import { changeRole } from '#app/users/actions/change_role'
import { toSection } from '#app/users/controllers/admin/to_section'
import { findUser } from '#app/users/controllers/admin/users_controller'
import UserPolicy from '#app/users/user_policy'
import { roleValidator } from '#app/users/validators'

export default class RolesController {
  async store(ctx: HttpContext) {
    const user = await findUser(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('changeRole', user)
    const { role } = await ctx.request.validateUsing(roleValidator)
    await changeRole(user, role, ctx.auth.user!)
    return toSection(ctx, user, 'actions', 'user.roleChanged')
  }
}
