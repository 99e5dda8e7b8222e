import { backToClaim, claimIn } from '#app/web/http/claim_in'
import type { HttpContext } from '@adonisjs/core/http'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { passReplyOn } from '#app/claims/claims/actions/pass_reply_on'
import { resumeClaim } from '#app/claims/claims/actions/resume_claim'
import { holdValidator } from '#app/claims/claims/validators'

export default class HoldsController {
  async store(ctx: HttpContext) {
    const { user, request, notify } = ctx
    const claim = await claimIn(ctx)
    await holdClaim(claim, user, await request.validateUsing(holdValidator))

    notify('claimOnHold')
    return backToClaim(ctx, claim)
  }

  async passOn(ctx: HttpContext) {
    const { user, notify } = ctx
    const claim = await claimIn(ctx)
    await passReplyOn(claim, user)

    notify('replyPassedOn')
    return backToClaim(ctx, claim)
  }

  async destroy(ctx: HttpContext) {
    const { user, notify } = ctx
    const claim = await claimIn(ctx)
    await resumeClaim(claim, user, null)

    notify('claimResumed')
    return backToClaim(ctx, claim)
  }
}
