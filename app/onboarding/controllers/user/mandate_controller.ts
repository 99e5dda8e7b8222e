import type { HttpContext } from '@adonisjs/core/http'
import { withdrawMandate } from '#app/onboarding/actions/withdraw_mandate'

export default class MandateController {
  async destroy({ auth, response, session, i18n }: HttpContext) {
    const claims = await withdrawMandate(auth.user!, auth.user!)

    const text = i18n.t('notices.mandateWithdrawn', { claims })
    session.flash('notice', { kind: 'success', text })
    return response.redirect().back()
  }
}
