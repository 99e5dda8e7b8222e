import type { HttpContext } from '@adonisjs/core/http'
import { giveUpBalance } from '#app/money/payouts/actions/give_up_balance'

export default class GivenUpBalancesController {
  async store({ user, response, notify }: HttpContext) {
    await giveUpBalance(user)

    notify('balanceGivenUp')
    return response.redirect().toRoute('leaving.show')
  }
}
