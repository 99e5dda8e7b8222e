import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { sendPasswordReset } from '#app/people/accounts/actions/send_password_reset'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class PasswordResetsController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('sendResetLink', user)
    await sendPasswordReset(user, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.resetLinkSent')
  }
}
