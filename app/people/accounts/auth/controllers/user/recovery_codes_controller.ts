import type { HttpContext } from '@adonisjs/core/http'
import { renewRecoveryCodes } from '#app/people/accounts/auth/actions/renew_recovery_codes'
import { flashRecoveryCodes } from '#app/people/accounts/auth/recovery_code_flash'

export default class RecoveryCodesController {
  async store({ user, response, session }: HttpContext) {
    flashRecoveryCodes(session, await renewRecoveryCodes(user))
    return response.redirect().withQs().back()
  }
}
