import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isPrecognitive } from '#app/web/http/precognition'
import { type LimitName, consume } from '#app/platform/shared/limits'

const SAFE = ['GET', 'HEAD']

export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, name: LimitName) {
    const { auth, request } = ctx
    // Counted against a limit of its own.
    if (isPrecognitive(ctx)) return next()
    if (name === 'change' && SAFE.includes(request.method())) return next()
    await consume(name, { ip: request.ip(), personId: auth.user?.id })
    return next()
  }
}
