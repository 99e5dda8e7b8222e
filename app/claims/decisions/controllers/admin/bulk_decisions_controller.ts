import type { HttpContext } from '@adonisjs/core/http'
import { acknowledgeClaims } from '#app/claims/claims/actions/acknowledge_claims'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { recordDecisions } from '#app/claims/decisions/actions/record_decisions'
import type { Answer } from '#app/claims/decisions/actions/record_decision'
import { bulkDecisionValidator, claimsValidator } from '#app/claims/decisions/validators'

export default class BulkDecisionsController {
  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims, note, statedReason, answeredOn, ...answer } = await request.validateUsing(bulkDecisionValidator)
    const answers = claims.map((reference) => ({
      reference,
      answer: answer as Answer,
      details: { note, statedReason, answeredOn },
    }))
    const count = await recordDecisions(answers, user)

    notify('claimsDecided', { count })
    return response.redirect().withQs().back()
  }

  async acknowledge({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims } = await request.validateUsing(claimsValidator)
    const count = await acknowledgeClaims(claims, user)

    notify('claimsAcknowledged', { count })
    return response.redirect().withQs().back()
  }
}
