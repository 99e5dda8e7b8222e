import type { HttpContext } from '@adonisjs/core/http'
import { giveUpBalance } from '#app/leaving/actions/give_up_balance'

/** Leaving the balance to Fareback. */
export default class GivenUpBalancesController {
  async store({ auth, response, session, i18n }: HttpContext) {
    await giveUpBalance(auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('leaving.notices.balanceGivenUp') })
    return response.redirect().toRoute('leaving.show')
  }
}
