import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { homePath } from '#app/people/accounts/auth/home_path'

export default class GuestMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    return auth.user ? response.redirect(homePath(auth.user)) : next()
  }
}
