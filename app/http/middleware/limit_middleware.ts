import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { type LimitName, consume } from '#app/shared/limits'

const SAFE = ['GET', 'HEAD']

export default class LimitMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, name: LimitName) {
    if (name === 'change' && SAFE.includes(request.method())) return next()
    await consume(name, { ip: request.ip(), personId: auth.user?.id })
    return next()
  }
}
