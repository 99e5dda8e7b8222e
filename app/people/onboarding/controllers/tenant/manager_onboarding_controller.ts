import type { HttpContext } from '@adonisjs/core/http'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { MINIMUM_AGE } from '#app/people/accounts/birth_date'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { acceptInvitation } from '#app/people/organisations/actions/accept_invitation'
import { findInvitation } from '#app/people/organisations/invitation_link'
import { invalidity } from '#app/people/organisations/invalidity'
import { acceptInvitationValidator } from '#app/people/organisations/validators'

/** For who was invited to manage an organisation. Opening the link does not use up the invitation. */
export default class ManagerOnboardingController {
  async show({ auth, inertia, params, response, tenant }: HttpContext) {
    const invitation = await findInvitation(tenant, params.token, 'manager')
    const invalid = invalidity(invitation, auth.user)
    if (!invitation || invalid) {
      response.status(404)
      return inertia.render('Tenant/ManagerOnboarding/Invalid', { token: params.token as string, ...invalid! })
    }
    return inertia.render('Tenant/ManagerOnboarding/Index', {
      token: params.token as string,
      email: invitation.email,
      inviter: invitation.invitedBy.fullName,
      minimumAge: MINIMUM_AGE,
    })
  }

  async store(ctx: HttpContext) {
    const { auth, params, request, response, tenant } = ctx
    const invitation = await findInvitation(tenant, params.token, 'manager')
    // Used, revoked or expired since the page was opened: the same address says so.
    if (!invitation || invalidity(invitation, auth.user)) return response.redirect(request.url())

    const { firstName, lastName, birthOn, password } = await request.validateUsing(acceptInvitationValidator)
    const given = { firstName, lastName, birthOn, password, locale: localeOf(ctx) }
    const user = await acceptInvitation(invitation, given)

    await signInUser(ctx, user, { method: 'link' })
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }
}
