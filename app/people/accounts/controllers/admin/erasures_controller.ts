import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class ErasuresController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('erase', user)
    await eraseAccount(user, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.erased')
  }
}
