import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { markEmailVerified } from '#app/users/actions/mark_email_verified'
import { redirectToSection } from '#app/http/redirect_to_section'
import UserPolicy from '#app/users/user_policy'

export default class VerificationsController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('verifyEmail', user)
    await markEmailVerified(user, ctx.auth.user!)
    return redirectToSection(ctx, user, 'actions', 'user.verified')
  }
}
