import type { HttpContext } from '@adonisjs/core/http'
import { withdrawClaims } from '#app/leaving/actions/withdraw_claims'

/** Taking back all claims that operators have not answered. */
export default class WithdrawalsController {
  async store({ auth, response, session, i18n }: HttpContext) {
    const count = await withdrawClaims(auth.user!)

    session.flash('notice', {
      kind: 'success',
      text: i18n.t('leaving.notices.withdrawn', { count }),
    })
    return response.redirect().toRoute('leaving.show')
  }
}
