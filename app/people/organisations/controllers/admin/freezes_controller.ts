import type { HttpContext } from '@adonisjs/core/http'
import { freezeTenant, unfreezeTenant } from '#app/people/organisations/actions/freeze_tenant'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { freezeValidator } from '#app/people/organisations/validators'
import Tenant from '#app/people/tenants/tenant'

export default class FreezesController {
  async store({ bouncer, params, request, response, notify, user }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await Tenant.organisation(params.tenant_id)
    const { reason } = await request.validateUsing(freezeValidator)
    await freezeTenant(tenant, reason, user)

    notify('tenantFrozen', { name: tenant.name })
    return response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }

  async destroy({ bouncer, params, response, notify, user }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await Tenant.organisation(params.tenant_id)
    await unfreezeTenant(tenant, user)

    notify('tenantUnfrozen', { name: tenant.name })
    return response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }
}
