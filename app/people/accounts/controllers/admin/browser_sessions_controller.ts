import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { signOutEverywhere } from '#app/people/accounts/actions/sign_out_everywhere'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class BrowserSessionsController {
  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('signOut', user)
    await signOutEverywhere(user, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.signedOut')
  }
}
