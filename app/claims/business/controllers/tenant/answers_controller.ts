import type { HttpContext } from '@adonisjs/core/http'
import { findBusinessClaim } from '#app/claims/business/find_business_claim'
import { travellersAnswerValidator } from '#app/claims/claims/validators'
import { type TravellersAnswer, tellAnswer } from '#app/claims/decisions/actions/tell_answer'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { asWorker } from '#app/platform/shared/tenancy'

export default class AnswersController {
  async store(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const claim = await findBusinessClaim(ctx)
    const answer = (await request.validateUsing(travellersAnswerValidator)) as TravellersAnswer
    // What a claim received is not a column of managers.
    await asWorker(() => tellAnswer(claim, user, answer))

    notify(NOTICES[answer.said])
    return response.redirect().toRoute('tenant.claims.show', [tenant.slug, claim.reference])
  }
}

const NOTICES = { paid: 'claimPaidDirectly', refused: 'claimRefusedTold', nothing: 'claimAskedAgain' } as const
