import type { HttpContext } from '@adonisjs/core/http'
import { pageMeta } from '#app/shared/pagination'
import { pageIn } from '#app/shared/rules'
import type { InvitationAnswer } from '#app/tenants/actions/invite_members'
import Invitation from '#app/tenants/invitation'
import { MEMBERS_PER_PAGE, membersOf } from '#app/tenants/members'
import TenantPolicy from '#app/tenants/tenant_policy'
import InvitationTransformer from '#app/tenants/transformers/invitation_transformer'

export default class MembersController {
  async index({ bouncer, inertia, request, session, tenant }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const page = pageIn(request.input('page'))
    const { members, total } = await membersOf(tenant, page)
    const invitations = await Invitation.query()
      .where('tenant_id', tenant.id)
      .withScopes((scopes) => scopes.open())
      .preload('invitedBy')
      .orderBy('id', 'desc')

    return inertia.render('Tenant/Members/Index', {
      members,
      meta: pageMeta(page, MEMBERS_PER_PAGE, total),
      invitations: InvitationTransformer.transform(invitations),
      answers: (session.flashMessages.get('invitation_answers') ?? []) as InvitationAnswer[],
    })
  }
}
