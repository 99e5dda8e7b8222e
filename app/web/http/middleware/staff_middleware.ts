import { errors, AuthorizationResponse } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasSecondFactor, isSecondFactorRequired, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { escalateToStaff } from '#app/platform/shared/tenancy'

export default class StaffMiddleware {
  async handle({ auth, response, notify }: HttpContext, next: NextFn) {
    const { user } = auth
    if (!user?.isStaff) throw new errors.E_AUTHORIZATION_FAILURE(AuthorizationResponse.deny())
    if (isSecondFactorRequired(user) && !hasSecondFactor(await secondFactorsOf(user))) {
      notify('secondFactorFirst', {}, 'info')
      return response.redirect('/profile/security#two-factor')
    }
    await escalateToStaff()
    return next()
  }
}
