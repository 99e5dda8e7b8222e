import { backToClaim } from '#app/web/http/claim_in'
import Claim from '#app/claims/claims/claim'
import type { HttpContext } from '@adonisjs/core/http'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { recordRefund } from '#app/money/matching/actions/record_refund'
import { refundValidator } from '#app/money/matching/validators'

export default class RefundsController {
  async store(ctx: HttpContext) {
    const { user, bouncer, params, request, notify } = ctx
    const claim = await Claim.findByReferenceOrFail(params.claim_id)
    await bouncer.with(ClaimPolicy).authorize('recordRefund', claim)

    await recordRefund(claim, user, await request.validateUsing(refundValidator))

    notify('refundRecorded')
    return backToClaim(ctx, claim)
  }
}
