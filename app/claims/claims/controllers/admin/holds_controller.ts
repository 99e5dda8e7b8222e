import type { HttpContext } from '@adonisjs/core/http'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { passReplyOn } from '#app/claims/claims/actions/pass_reply_on'
import { resumeClaim } from '#app/claims/claims/actions/resume_claim'
import Claim from '#app/claims/claims/claim'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { holdValidator } from '#app/claims/claims/validators'
import { listState } from '#app/web/http/list_state'

export default class HoldsController {
  async store(ctx: HttpContext) {
    const { auth, request, response, notify } = ctx
    const claim = await claimIn(ctx)
    await holdClaim(claim, auth.user!, await request.validateUsing(holdValidator))

    notify('claimOnHold')
    return response
      .redirect()
      .toRoute('admin.claims.show', [claim.reference], { qs: listState(ctx) })
  }

  /** The operator knows what the traveller answered. */
  async passOn(ctx: HttpContext) {
    const { auth, response, notify } = ctx
    const claim = await claimIn(ctx)
    await passReplyOn(claim, auth.user!)

    notify('replyPassedOn')
    return response
      .redirect()
      .toRoute('admin.claims.show', [claim.reference], { qs: listState(ctx) })
  }

  async destroy(ctx: HttpContext) {
    const { auth, response, notify } = ctx
    const claim = await claimIn(ctx)
    await resumeClaim(claim, auth.user!, null)

    notify('claimResumed')
    return response
      .redirect()
      .toRoute('admin.claims.show', [claim.reference], { qs: listState(ctx) })
  }
}

async function claimIn({ bouncer, params }: HttpContext) {
  const claim = await Claim.findByReferenceOrFail(params.claim_id)
  await bouncer.with(ClaimPolicy).authorize('recordDecision', claim)
  return claim
}
