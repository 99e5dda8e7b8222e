import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { eraseAccount } from '#app/account_closure/actions/erase_account'
import { redirectToSection } from '#app/http/redirect_to_section'
import UserPolicy from '#app/users/user_policy'

export default class ErasuresController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('erase', user)
    await eraseAccount(user, ctx.auth.user!)
    return redirectToSection(ctx, user, 'actions', 'user.erased')
  }
}
