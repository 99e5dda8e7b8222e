import { loginPageOf } from '#app/http/auth/cookies'
import { isBackgroundRequest } from '#app/http/background_request'
import type { HttpContext } from '@adonisjs/core/http'
import { expectsJson } from '#app/http/expects_json'
import { errorBody } from '#app/http/error_body'
import type { NextFn } from '@adonisjs/core/types/http'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, inertia, request, response, session } = ctx
    if (auth.user) return next()
    // A background request must not set where the user goes after signing in.
    if (expectsJson(ctx) || isBackgroundRequest(ctx)) {
      return response.unauthorized(errorBody(ctx, 'Sign in first'))
    }
    // The session has ended: clear the browser history of the previous user.
    inertia.clearHistory()
    if (request.method() === 'GET') session.put('intended_url', request.url(true))
    return response.redirect(loginPageOf(ctx))
  }
}
