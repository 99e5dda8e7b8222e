import type { HttpContext } from '@adonisjs/core/http'
import { payOutBalance } from '#app/money/payouts/actions/pay_out_balance'
import { payOutBalanceValidator } from '#app/web/closure/validators'

export default class PayoutsController {
  async store({ user, request, response, notify }: HttpContext) {
    const { iban, holder } = await request.validateUsing(payOutBalanceValidator)
    await payOutBalance(user, iban && holder ? { iban, holder } : null)

    notify('payoutRequested')
    return response.redirect().toRoute('leaving.show')
  }
}
