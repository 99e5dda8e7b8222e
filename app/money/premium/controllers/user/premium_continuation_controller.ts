import type { HttpContext } from '@adonisjs/core/http'
import { resumePremium } from '#app/money/premium/actions/resume_premium'

export default class PremiumContinuationController {
  async store({ user, response, notify }: HttpContext) {
    await resumePremium(user)

    notify('premiumKept')
    return response.redirect().toRoute('profile.section', ['premium'])
  }
}
