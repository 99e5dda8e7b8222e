import type { HttpContext } from '@adonisjs/core/http'
import { newTotpSecret } from '#app/people/accounts/auth/totp'
import { encrypt } from '#app/platform/encryption/encrypt'

/** The setup lives in the session only: leaving it changes nothing. */
export default class TwoFactorSetupController {
  async store({ response, session }: HttpContext) {
    session.put('two_factor_setup', encrypt(newTotpSecret(), 'two_factor'))
    return response.redirect().withQs().back()
  }

  async destroy({ response, session }: HttpContext) {
    session.forget('two_factor_setup')
    return response.redirect().withQs().back()
  }
}
