import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { blockUser } from '#app/people/accounts/actions/block_user'
import { unblockUser } from '#app/people/accounts/actions/unblock_user'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'
import { reasonValidator } from '#app/people/accounts/validators'

export default class BlocksController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('block', user)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await blockUser(user, ctx.user, reason)
    return redirectToSection(ctx, user, 'actions', 'user.blocked')
  }

  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('block', user)
    await unblockUser(user, ctx.user)
    return redirectToSection(ctx, user, 'actions', 'user.unblocked')
  }
}
