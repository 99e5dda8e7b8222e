import type { HttpContext } from '@adonisjs/core/http'
import { startPremium } from '#app/premium/actions/start_premium'
import { stopPremium } from '#app/premium/actions/stop_premium'

export default class PremiumController {
  async store({ auth, response, session, i18n }: HttpContext) {
    await startPremium(auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('notices.premiumStarted') })
    return response.redirect().toRoute('profile.show')
  }

  async destroy({ auth, response, session, i18n }: HttpContext) {
    await stopPremium(auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('notices.premiumStopped') })
    return response.redirect().toRoute('profile.show')
  }
}
