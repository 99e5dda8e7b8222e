import type { HttpContext } from '@adonisjs/core/http'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import { requestTenantPayout } from '#app/money/payouts/actions/request_tenant_payout'
import Payout from '#app/money/payouts/payout'
import { requestTenantPayoutValidator } from '#app/money/payouts/validators'
import TenantPolicy from '#app/people/organisations/tenant_policy'

export default class PayoutsController {
  async store({ user, bouncer, request, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { amountCents } = await request.validateUsing(requestTenantPayoutValidator)
    await requestTenantPayout(tenant, amountCents, user)

    notify('payoutRequested')
    return response.redirect().toRoute('tenant.balance.show', [tenant.slug])
  }

  async destroy({ user, bouncer, params, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const payout = await Payout.ofOrganisation(tenant).where('reference', params.id).firstOrFail()
    await cancelPayout(payout, user)

    notify('payoutCancelled')
    return response.redirect().toRoute('tenant.balance.show', [tenant.slug])
  }
}
