import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { type LimitName, consume } from '#app/shared/limits'

/** Counts a request against its limit before anything is done for it. */
export default class LimitMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, name: LimitName) {
    await consume(name, { ip: request.ip(), personId: auth.user?.id })
    return next()
  }
}
