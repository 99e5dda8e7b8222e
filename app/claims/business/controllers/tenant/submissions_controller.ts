import type { HttpContext } from '@adonisjs/core/http'
import { findBusinessClaim } from '#app/claims/business/find_business_claim'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import { confirmSubmissionValidator } from '#app/claims/claims/validators'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { Refusal } from '#app/platform/shared/refusal'

export default class SubmissionsController {
  async store(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const claim = await findBusinessClaim(ctx)
    const submitted = await request.validateUsing(confirmSubmissionValidator)
    if (!(await TenantMandate.lock(tenant))) throw new Refusal('claim', 'tenant.mandateMissing')
    await confirmSubmission(claim, user, submitted)

    notify('claimSubmittedByYou')
    return response.redirect().toRoute('tenant.claims.show', [tenant.slug, claim.reference])
  }
}
