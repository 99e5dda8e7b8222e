import type { HttpContext } from '@adonisjs/core/http'
import { keepPremium } from '#app/premium/actions/keep_premium'

/** Someone stopped premium and changed their mind. */
export default class PremiumContinuationController {
  async store({ auth, response, session, i18n }: HttpContext) {
    await keepPremium(auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('notices.premiumKept') })
    return response.redirect().toRoute('profile.show')
  }
}
