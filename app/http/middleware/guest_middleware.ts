import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { homeOf } from '#app/auth/home_of'

export default class GuestMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    return auth.user ? response.redirect(homeOf(auth.user)) : next()
  }
}
