import type { HttpContext } from '@adonisjs/core/http'
import { resumeClaim } from '#app/claims/claims/actions/resume_claim'
import Claim from '#app/claims/claims/claim'
import { replyValidator } from '#app/claims/claims/validators'
import { asWorker } from '#app/platform/shared/tenancy'

export default class RepliesController {
  async store({ user, params, request, response, notify }: HttpContext) {
    const claim = await Claim.ownedBy(user).where('reference', params.claim_id).firstOrFail()
    const { reply, ...corrected } = await request.validateUsing(replyValidator)
    // What a claim asks is not a column that travellers change.
    await asWorker(() => resumeClaim(claim, user, reply, corrected))

    notify('replySent')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}
