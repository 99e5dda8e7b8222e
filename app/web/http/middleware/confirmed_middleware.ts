import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isConfirmed } from '#app/people/accounts/auth/confirmation'
import { ReadOnlyImpersonation } from '#app/people/impersonation/read_only_impersonation'

/** For a page that shows what only its owner may have; what writes says so in start/write_kinds.ts. */
export default class ConfirmedMiddleware {
  async handle({ impersonation, request, response, session }: HttpContext, next: NextFn) {
    if (impersonation) throw new ReadOnlyImpersonation()
    if (isConfirmed(session)) return next()
    session.put('intended_url', request.url(true))
    return response.redirect('/confirm-password')
  }
}
