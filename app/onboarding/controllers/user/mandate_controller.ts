import type { HttpContext } from '@adonisjs/core/http'
import { withdrawMandate } from '#app/onboarding/actions/withdraw_mandate'

export default class MandateController {
  async destroy({ auth, response, notify }: HttpContext) {
    const claims = await withdrawMandate(auth.user!, auth.user!)
    notify('mandateWithdrawn', { claims })
    return response.redirect().back()
  }
}
