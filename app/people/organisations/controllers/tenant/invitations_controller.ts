import type { HttpContext } from '@adonisjs/core/http'
import { renewInvitation } from '#app/people/organisations/actions/invite_member'
import { inviteMembers } from '#app/people/organisations/actions/invite_members'
import { revokeInvitation } from '#app/people/organisations/actions/revoke_invitation'
import { consume } from '#app/platform/shared/limits'
import Invitation from '#app/people/organisations/invitation'
import type Tenant from '#app/people/tenants/tenant'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { inviteMembersValidator } from '#app/people/organisations/validators'

export default class InvitationsController {
  async store({ user, bouncer, request, response, session, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { emails } = await request.validateUsing(inviteMembersValidator)
    const answers = await inviteMembers(tenant, user, emails, request.ip())

    const count = answers.filter(({ outcome }) => outcome === 'invited').length
    session.flash('invitation_answers', answers)
    notify('invitationsSent', { count }, count > 0 ? 'success' : 'error')
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }

  async update({ user, bouncer, params, request, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    await consume('invitation', { ip: request.ip(), personId: user.id })
    await renewInvitation(tenant, user, await find(tenant, params.id))

    notify('invitationSentAgain')
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }

  async destroy({ user, bouncer, params, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    await revokeInvitation(await find(tenant, params.id), user)

    notify('invitationRevoked')
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }
}

/** Of a member: whoever is to manage an organisation is invited by us. */
const find = (tenant: Tenant, publicId: string) =>
  Invitation.query().where({ tenant_id: tenant.id, public_id: publicId, role: 'member' }).firstOrFail()
