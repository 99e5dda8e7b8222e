import { errors, AuthorizationResponse } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { widenToStaff } from '#app/shared/scope'

/** Opens the admin panel to staff and widens the request's scope to all tenants. */
export default class StaffMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    if (!auth.user?.isStaff) throw new errors.E_AUTHORIZATION_FAILURE(AuthorizationResponse.deny())
    await widenToStaff()
    return next()
  }
}
