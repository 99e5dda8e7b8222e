import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { markEmailVerified } from '#app/people/accounts/actions/mark_email_verified'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class VerificationsController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('verifyEmail', user)
    await markEmailVerified(user, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.verified')
  }
}
