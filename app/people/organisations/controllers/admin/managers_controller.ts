import type { HttpContext } from '@adonisjs/core/http'
import { inviteMember, renewInvitation } from '#app/people/organisations/actions/invite_member'
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
    return answer(ctx, tenant, () => inviteMember(tenant, ctx.user, email, 'manager'))
  }

  async update(ctx: HttpContext) {
    const tenant = await authorised(ctx)
    const invitation = await find(tenant, ctx.params.id)
    return answer(ctx, tenant, () => renewInvitation(tenant, ctx.user, invitation))
  }

  async destroy(ctx: HttpContext) {
    const tenant = await authorised(ctx)
    await revokeInvitation(await find(tenant, ctx.params.id), ctx.user)

    ctx.notify('invitationRevoked')
    return ctx.response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
  }
}

async function authorised(ctx: HttpContext) {
  await ctx.bouncer.with(TenantPolicy).authorize('administer')
  return Tenant.organisation(ctx.params.tenant_id)
}

async function answer(
  { user, request, response, notify }: HttpContext,
  tenant: Tenant,
  invite: () => ReturnType<typeof inviteMember>
) {
  await consume('invitation', { ip: request.ip(), personId: user.id })
  const { invitation } = await invite()

  notify('managerInvited', { email: invitation.email })
  return response.redirect().toRoute('admin.tenants.edit', [tenant.slug])
}

const find = (tenant: Tenant, publicId: string) =>
  Invitation.query().where({ tenant_id: tenant.id, public_id: publicId, role: 'manager' }).firstOrFail()
