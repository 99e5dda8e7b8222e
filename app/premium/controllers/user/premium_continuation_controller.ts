import type { HttpContext } from '@adonisjs/core/http'
import { keepPremium } from '#app/premium/actions/keep_premium'

/** Someone stopped premium and changed their mind. */
export default class PremiumContinuationController {
  async store({ auth, response, notify }: HttpContext) {
    await keepPremium(auth.user!)

    notify('premiumKept')
    return response.redirect().toRoute('profile.show')
  }
}
