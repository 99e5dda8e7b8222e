import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Mail about money must reach this user and nobody else. */
export default class VerifiedMiddleware {
  async handle({ auth, request, response, session }: HttpContext, next: NextFn) {
    if (auth.user?.emailVerifiedAt) return next()
    if (request.method() === 'GET') session.put('intended_url', request.url(true))
    return response.redirect('/verify-email')
  }
}
