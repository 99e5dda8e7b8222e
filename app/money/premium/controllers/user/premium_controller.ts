import type { HttpContext } from '@adonisjs/core/http'
import { startPremium } from '#app/money/premium/actions/start_premium'
import { stopPremium } from '#app/money/premium/actions/stop_premium'

export default class PremiumController {
  async store({ user, response, notify }: HttpContext) {
    await startPremium(user)

    notify('premiumStarted')
    return response.redirect().toRoute('profile.section', ['premium'])
  }

  async destroy({ user, response, notify }: HttpContext) {
    await stopPremium(user)

    notify('premiumStopped')
    return response.redirect().toRoute('profile.section', ['premium'])
  }
}
