import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { type LimitName, consume } from '#app/shared/limits'

const SAFE = ['GET', 'HEAD']

/** Counts a request against its limit before anything is done for it; looking is no change. */
export default class LimitMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, name: LimitName) {
    if (name === 'change' && SAFE.includes(request.method())) return next()
    await consume(name, { ip: request.ip(), personId: auth.user?.id })
    return next()
  }
}
