import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { changeResearcher } from '#app/people/accounts/actions/change_researcher'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class ResearchersController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('makeResearcher', user)
    await changeResearcher(user, true, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.researcherMade')
  }

  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('makeResearcher', user)
    await changeResearcher(user, false, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.researcherUnmade')
  }
}
