import type { HttpContext } from '@adonisjs/core/http'
import { linkedAddress, findLink } from '#app/people/accounts/auth/link_tokens'
import { undoEmailChange } from '#app/people/accounts/auth/actions/undo_email_change'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'
import { maskEmail } from '#app/people/accounts/mask_email'
import env from '#start/env'

/** A page with a button, because mail programs open links on their own. */
export default class EmailUndoController {
  async create({ inertia, params, response }: HttpContext) {
    const link = await findLink(params.token, 'undo_email_change')
    response.header('referrer-policy', 'no-referrer')
    return inertia.render('Auth/UndoEmailChange', {
      token: params.token,
      email: link && maskEmail(linkedAddress(link)),
    })
  }

  async store({ params, response, notify }: HttpContext) {
    const link = await findLink(params.token, 'undo_email_change')
    if (!link) throw new Refusal('link', 'linkInvalid')
    const reset = await inTenant(link.tenantId, () => undoEmailChange(link))

    notify('emailChangeUndone')
    return response.redirect(reset.slice(env.get('APP_URL').length))
  }
}
