import type { HttpContext } from '@adonisjs/core/http'
import { inviteMember } from '#app/people/organisations/actions/invite_member'
import { revokeInvitation } from '#app/people/organisations/actions/revoke_invitation'
import Invitation from '#app/people/organisations/invitation'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import Tenant from '#app/people/tenants/tenant'
import { inviteManagerValidator } from '#app/people/organisations/validators'
import { consume } from '#app/platform/shared/limits'

/** Invitations to manage an organisation, by us. */
export default class ManagersController {
  async store(ctx: HttpContext) {
    const tenant = await authorised(ctx)
    const { email } = await ctx.request.validateUsing(inviteManagerValidator)
    return invite(ctx, tenant, email)
  }

  async update(ctx: HttpContext) {
    const tenant = await authorised(ctx)
    const { email } = await findOpen(tenant, ctx.params.id)
    return invite(ctx, tenant, email)
  }

  async destroy(ctx: HttpContext) {
    const tenant = await authorised(ctx)
    await revokeInvitation(await findOpen(tenant, ctx.params.id), ctx.user)

    ctx.notify('invitationRevoked')
    return ctx.response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }
}

async function authorised(ctx: HttpContext) {
  await ctx.bouncer.with(TenantPolicy).authorize('administer')
  return Tenant.organisation(ctx.params.tenant_id)
}

async function invite({ user, request, response, notify }: HttpContext, tenant: Tenant, email: string) {
  await consume('invitation', { ip: request.ip(), personId: user.id })
  await inviteMember(tenant, user, email, 'manager')

  notify('managerInvited', { email })
  return response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
}

const findOpen = (tenant: Tenant, publicId: string) =>
  Invitation.openIn(tenant).where({ public_id: publicId, role: 'manager' }).firstOrFail()
