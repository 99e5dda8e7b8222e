import { doorOf } from '#app/auth/browser'
import { isByItself } from '#app/shared/by_itself'
import type { HttpContext } from '@adonisjs/core/http'
import { answersJson } from '#app/shared/answers_json'
import type { NextFn } from '@adonisjs/core/types/http'

/** For signed-in people; others sign in first and then come back to where they wanted to go. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, inertia, request, response, session } = ctx
    if (auth.user) return next()
    // Whoever was signed in here is so no longer, and left nothing to look back at.
    inertia.clearHistory()
    if (answersJson(ctx)) return response.unauthorized({ message: 'Sign in first' })
    if (request.method() === 'GET' && !isByItself(ctx))
      session.put('intended_url', request.url(true))
    return response.redirect(doorOf(ctx))
  }
}
