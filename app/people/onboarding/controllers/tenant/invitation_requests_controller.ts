import { type HttpContext, errors } from '@adonisjs/core/http'
import { askForInvitation } from '#app/people/organisations/actions/ask_for_invitation'
import { findInvitation } from '#app/people/organisations/invitation_link'

export default class InvitationRequestsController {
  async store({ params, request, response, tenant, notify }: HttpContext) {
    const invitation = await findInvitation(tenant, params.token)
    if (!invitation) throw new errors.E_ROUTE_NOT_FOUND(['POST', request.url()])
    await askForInvitation(tenant, invitation)

    notify('invitationRequested')
    return response.redirect().withQs().back()
  }
}
