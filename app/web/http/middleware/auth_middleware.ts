import { loginPageOf } from '#app/web/http/auth/cookies'
import { refuseUnconfirmed } from '#app/web/http/confirm_write'
import { refuseFrozen } from '#app/web/http/refuse_frozen'
import { once } from '#app/web/http/idempotency'
import { isPrecognitive } from '#app/web/http/precognition'
import { isForm } from '#app/web/http/uploads/read_form'
import { needsConfirmation, takesIdempotencyKey } from '#start/write_kinds'
import { isBackgroundRequest } from '#app/web/http/background_request'
import type { HttpContext } from '@adonisjs/core/http'
import { expectsJson } from '#app/web/http/expects_json'
import { errorBody } from '#app/web/http/error_body'
import type { NextFn } from '@adonisjs/core/types/http'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, inertia, request, response, session } = ctx
    if (auth.user) return isSafe(ctx) ? next() : write(ctx, next)
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

const SAFE = ['GET', 'HEAD']

const isSafe = ({ request }: HttpContext) => SAFE.includes(request.method())

/** What a write needs besides a person; a form with a file is known when it was received. */
async function write(ctx: HttpContext, next: NextFn) {
  if (isPrecognitive(ctx)) return next()
  await refuseFrozen(ctx, ctx.user)
  const name = ctx.route?.name
  if (needsConfirmation(name)) refuseUnconfirmed(ctx)
  if (!takesIdempotencyKey(name, ctx.request.method()) || isForm(ctx.request.request)) return next()
  return once(ctx, next)
}
