import type { HttpContext } from '@adonisjs/core/http'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { MINIMUM_AGE } from '#app/people/accounts/birth_date'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { acceptInvitation } from '#app/people/organisations/actions/accept_invitation'
import { findInvitation } from '#app/people/organisations/invitation_link'
import { acceptInvitationValidator } from '#app/people/organisations/validators'

/** Opening the link does not use up the invitation. */
export default class PersonalInfoController {
  async show({ inertia, params, response, tenant }: HttpContext) {
    const invitation = await findInvitation(tenant, params.token)
    const problem = invitation ? invitation.problem : 'unknown'
    if (!invitation || problem) {
      response.status(404)
      return inertia.render('Tenant/Onboarding/Invalid', { problem: problem ?? 'unknown' })
    }
    return inertia.render('Tenant/Onboarding/PersonalInfo', {
      token: params.token as string,
      email: invitation.email,
      minimumAge: MINIMUM_AGE,
    })
  }

  async store(ctx: HttpContext) {
    const { params, request, response, tenant } = ctx
    const invitation = await findInvitation(tenant, params.token)
    // Used, revoked or expired since the page was opened: the same address says so.
    if (!invitation || invitation.problem) return response.redirect(request.url())

    const { firstName, lastName, birthOn, password } = await request.validateUsing(acceptInvitationValidator)
    const locale = localeOf(ctx)
    const given = { firstName, lastName, birthOn, password, locale }
    const user = await acceptInvitation(invitation, given)

    await signInUser(ctx, user, { method: 'link' })
    return response.redirect().toRoute('tenant.onboarding.ovcp_card', [tenant.slug])
  }
}
