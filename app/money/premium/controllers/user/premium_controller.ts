import type { HttpContext } from '@adonisjs/core/http'
import { startPremium } from '#app/money/premium/actions/start_premium'
import { stopPremium } from '#app/money/premium/actions/stop_premium'

export default class PremiumController {
  async store({ auth, response, notify }: HttpContext) {
    await startPremium(auth.user!)

    notify('premiumStarted')
    return response.redirect().toRoute('profile.section', ['premium'])
  }

  async destroy({ auth, response, notify }: HttpContext) {
    await stopPremium(auth.user!)

    notify('premiumStopped')
    return response.redirect().toRoute('profile.section', ['premium'])
  }
}
