import User from '#app/users/user'
import type { HttpContext } from '@adonisjs/core/http'
import { blockUser } from '#app/users/actions/block_user'
import { unblockUser } from '#app/users/actions/unblock_user'
import { redirectToSection } from '#app/http/redirect_to_section'
import UserPolicy from '#app/users/user_policy'
import { reasonValidator } from '#app/users/validators'

export default class BlocksController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('block', user)
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await blockUser(user, ctx.auth.user!, reason)
    return redirectToSection(ctx, user, 'actions', 'user.blocked')
  }

  async destroy(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('block', user)
    await unblockUser(user, ctx.auth.user!)
    return redirectToSection(ctx, user, 'actions', 'user.unblocked')
  }
}
