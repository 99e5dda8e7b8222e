import type { HttpContext } from '@adonisjs/core/http'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { MINIMUM_AGE } from '#app/people/accounts/birth_date'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { acceptInvitation } from '#app/people/organisations/actions/accept_invitation'
import { findInvitation } from '#app/people/organisations/invitation_link'
import { invalidity } from '#app/people/organisations/invalidity'
import { acceptInvitationValidator } from '#app/people/organisations/validators'

/** Opening the link does not use up the invitation. */
export default class PersonalInfoController {
  async show({ inertia, params, response, tenant }: HttpContext) {
    const token = params.token as string
    const invitation = await findInvitation(tenant, token)
    if (invitation?.role === 'manager') {
      return response.redirect().toRoute('tenant.manager_onboarding.show', [tenant.slug, token])
    }
    // Who is signed in as someone else is told on the page, and may go on.
    const invalid = invalidity(invitation, undefined)
    if (!invitation || invalid) {
      response.status(404)
      return inertia.render('Tenant/Onboarding/Invalid', { token, ...invalid! })
    }
    return inertia.render('Tenant/Onboarding/PersonalInfo', {
      token,
      email: invitation.email,
      minimumAge: MINIMUM_AGE,
    })
  }

  async store(ctx: HttpContext) {
    const { params, request, response, tenant } = ctx
    const invitation = await findInvitation(tenant, params.token, 'member')
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
