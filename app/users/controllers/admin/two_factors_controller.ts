import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { resetTwoFactor } from '#app/users/actions/reset_two_factor'
import { redirectToSection } from '#app/http/redirect_to_section'
import UserPolicy from '#app/users/user_policy'
import { reasonValidator } from '#app/users/validators'

export default class TwoFactorsController {
  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('resetTwoFactor', user)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await resetTwoFactor(user, ctx.auth.user!, reason)
    return redirectToSection(ctx, user, 'actions', 'user.twoFactorReset')
  }
}
