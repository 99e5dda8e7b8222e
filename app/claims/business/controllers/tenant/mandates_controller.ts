import type { HttpContext } from '@adonisjs/core/http'
import { signTenantMandate } from '#app/claims/business/actions/sign_tenant_mandate'
import { withdrawTenantMandate } from '#app/claims/business/actions/withdraw_tenant_mandate'
import { tenantMandateValidator } from '#app/claims/business/validators'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import TenantPolicy from '#app/people/organisations/tenant_policy'

export default class MandatesController {
  async store(ctx: HttpContext) {
    const { bouncer, user, request, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { signedName, version } = await request.validateUsing(tenantMandateValidator)
    await signTenantMandate(tenant, user, { name: signedName, version, locale: localeOf(ctx), ip: request.ip() })

    notify('tenantMandateSigned')
    return response.redirect().toRoute('tenant.claims.create', [tenant.slug])
  }

  async destroy({ bouncer, user, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const count = await withdrawTenantMandate(tenant, user)

    notify('tenantMandateWithdrawn', { count })
    return response.redirect().toRoute('tenant.claims.create', [tenant.slug])
  }
}
