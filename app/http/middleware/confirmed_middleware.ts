import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isConfirmed } from '#app/auth/confirmation'
import { ReadOnlyImpersonation } from '#app/impersonation/read_only_impersonation'
import { Refusal } from '#app/shared/refusal'

/**
 * Asks for the password or the second factor again before something that moves money or weakens security. A
 * form keeps what was typed: the page asks in a dialog and sends the form once more. A page to look at asks
 * on a page of its own.
 */
export default class ConfirmedMiddleware {
  async handle({ impersonation, request, response, session }: HttpContext, next: NextFn) {
    // Who views someone's pages proved to be staff, not to be that person.
    if (impersonation) throw new ReadOnlyImpersonation()
    if (isConfirmed(session)) return next()
    if (request.method() !== 'GET') throw new Refusal('confirmation', 'confirmFirst')

    session.put('intended_url', request.url(true))
    return response.redirect('/confirm-password')
  }
}
