import { doorOf } from '#app/auth/browser'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** For signed-in people; others sign in first and then come back to where they wanted to go. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session } = ctx
    if (auth.user) return next()
    if (request.method() === 'GET' && !isWatch(request.url())) {
      session.put('intended_url', request.url(true))
    }
    return response.redirect(doorOf(ctx))
  }
}

const isWatch = (url: string) => url === '/browser-session'
