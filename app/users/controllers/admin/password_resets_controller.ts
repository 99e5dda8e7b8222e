import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { offerPasswordReset } from '#app/users/actions/offer_password_reset'
import { toSection } from '#app/http/to_section'
import UserPolicy from '#app/users/user_policy'

export default class PasswordResetsController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('sendResetLink', user)
    await offerPasswordReset(user, ctx.auth.user!)
    return toSection(ctx, user, 'actions', 'user.resetLinkSent')
  }
}
