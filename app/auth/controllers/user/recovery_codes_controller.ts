import type { HttpContext } from '@adonisjs/core/http'
import { renewRecoveryCodes } from '#app/auth/actions/renew_recovery_codes'
import { showOnce } from '#app/auth/shown_once'

export default class RecoveryCodesController {
  async store({ auth, response, session }: HttpContext) {
    showOnce(session, await renewRecoveryCodes(auth.user!))
    return response.redirect().back()
  }
}
