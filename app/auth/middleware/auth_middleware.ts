import { doorOf } from '#app/auth/browser'
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
    if (isSomeonesWish(ctx)) session.put('intended_url', request.url(true))
    return response.redirect(doorOf(ctx))
  }
}

/** A page that asks for parts of itself, or for another in advance, does so by itself. */
const isSomeonesWish = ({ request }: HttpContext) =>
  request.method() === 'GET' &&
  !request.header('x-inertia-partial-component') &&
  request.header('purpose') !== 'prefetch'
