import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isConfirmed } from '#app/auth/confirmation'
import { ReadOnlyImpersonation } from '#app/impersonation/read_only_impersonation'
import { Refusal } from '#app/shared/refusal'

/** A form keeps its input while a dialog asks for the password or second factor; a page redirects. */
export default class ConfirmedMiddleware {
  async handle({ impersonation, request, response, session }: HttpContext, next: NextFn) {
    // Staff proved to be staff, not to be this user.
    if (impersonation) throw new ReadOnlyImpersonation()
    if (isConfirmed(session)) return next()
    if (request.method() !== 'GET') throw new Refusal('confirmation', 'confirmFirst')

    session.put('intended_url', request.url(true))
    return response.redirect('/confirm-password')
  }
}
