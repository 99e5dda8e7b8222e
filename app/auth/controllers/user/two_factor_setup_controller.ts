import type { HttpContext } from '@adonisjs/core/http'
import { newTotpSecret } from '#app/auth/totp'
import { encrypt } from '#app/encryption/encrypt'

/** A set-up that is begun lives in this browser's session only: walking away leaves everything as it was. */
export default class TwoFactorSetupController {
  async store({ response, session }: HttpContext) {
    session.put('two_factor_setup', encrypt(newTotpSecret(), 'two_factor'))
    return response.redirect().back()
  }

  async destroy({ response, session }: HttpContext) {
    session.forget('two_factor_setup')
    return response.redirect().back()
  }
}
