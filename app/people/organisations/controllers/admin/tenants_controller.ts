import type { HttpContext } from '@adonisjs/core/http'
import { createTenant } from '#app/people/organisations/actions/create_tenant'
import { hasClaims, updateTenant } from '#app/people/organisations/actions/update_tenant'
import { managersOf } from '#app/people/organisations/managers_of'
import Invitation from '#app/people/organisations/invitation'
import Tenant from '#app/people/tenants/tenant'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import InvitationTransformer from '#app/people/organisations/transformers/invitation_transformer'
import TenantTransformer from '#app/people/organisations/transformers/tenant_transformer'
import { newTenantValidator, tenantValidator } from '#app/people/organisations/validators'

export default class TenantsController {
  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('administer')
    return inertia.render('Admin/Tenants/Create', {})
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await createTenant(await request.validateUsing(newTenantValidator), user)

    notify('tenantCreated', { name: tenant.name })
    return response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await Tenant.organisation(ctx.params.id)
    const invitations = await Invitation.openIn(tenant)
      .where('role', 'manager')
      .preload('invitedBy')
      .orderBy('created_at', 'desc')

    return ctx.inertia.render('Admin/Tenants/Edit', {
      organisation: TenantTransformer.transform(tenant),
      managers: await managersOf(tenant),
      invitations: InvitationTransformer.transform(invitations),
      refundsArePromised: await hasClaims(tenant),
    })
  }

  async update(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await Tenant.organisation(ctx.params.id)
    await updateTenant(tenant, await ctx.request.validateUsing(tenantValidator), ctx.user)

    ctx.notify('tenantUpdated')
    return ctx.response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }
}
