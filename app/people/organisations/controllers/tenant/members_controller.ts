import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#app/web/http/list_export'
import { listPage } from '#app/web/http/list_page'
import { balanceOf } from '#app/money/ledger/ledger'
import type { InvitationAnswer } from '#app/people/organisations/invitation_answer'
import Invitation from '#app/people/organisations/invitation'
import { memberList } from '#app/people/organisations/member_list'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import InvitationTransformer from '#app/people/organisations/transformers/invitation_transformer'

export default class MembersController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, session, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const invitations = await Invitation.openIn(tenant)
      .where('role', 'member')
      .preload('invitedBy')
      .orderBy('id', 'desc')

    return inertia.render('Tenant/Members/Index', {
      isOverpaid: (await balanceOf(tenant.wallet)) < 0,
      list: await listPage(ctx, memberList, { of: tenant.id }),
      invitations: InvitationTransformer.transform(invitations),
      answers: (session.flashMessages.get('invitation_answers') ?? []) as InvitationAnswer[],
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('manage', ctx.tenant)
    return sendExport(ctx, memberList, { of: ctx.tenant.id })
  }
}
