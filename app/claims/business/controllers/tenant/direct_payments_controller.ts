import type { HttpContext } from '@adonisjs/core/http'
import { findBusinessClaim } from '#app/claims/business/find_business_claim'
import { confirmDirectPayment } from '#app/claims/claims/actions/confirm_direct_payment'
import { directPaymentValidator } from '#app/claims/claims/validators'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { asWorker } from '#app/platform/shared/tenancy'

export default class DirectPaymentsController {
  async store(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const claim = await findBusinessClaim(ctx)
    const { how } = await request.validateUsing(directPaymentValidator)
    await asWorker(() => confirmDirectPayment(claim, user, how))

    notify('claimPaidDirectly')
    return response.redirect().toRoute('tenant.claims.show', [tenant.slug, claim.reference])
  }
}
