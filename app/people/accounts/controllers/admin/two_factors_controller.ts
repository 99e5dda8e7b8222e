import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { resetTwoFactor } from '#app/people/accounts/actions/reset_two_factor'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'
import { reasonValidator } from '#app/people/accounts/validators'

export default class TwoFactorsController {
  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('resetTwoFactor', user)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await resetTwoFactor(user, ctx.user, reason)
    return redirectToSection(ctx, user, 'actions', 'user.twoFactorReset')
  }
}
