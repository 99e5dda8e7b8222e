import Claim from '#app/claims/claim'
import type { HttpContext } from '@adonisjs/core/http'
import { type Decision, recordDecision } from '#app/claims/actions/record_decision'
import ClaimPolicy from '#app/claims/claim_policy'
import { decisionValidator } from '#app/claims/validators'

export default class DecisionsController {
  async store({ auth, bouncer, params, request, response, notify }: HttpContext) {
    const claim = await Claim.findByReferenceOrFail(params.claim_id)
    await bouncer.with(ClaimPolicy).authorize('recordDecision', claim)

    const { note, ...decision } = await request.validateUsing(decisionValidator)
    await recordDecision(claim, auth.user!, decision as Decision, note ?? null)

    notify(`claimDecided.${decision.outcome}`)
    return response.redirect().toRoute('admin.claims.show', [claim.reference], { qs: request.qs() })
  }
}
