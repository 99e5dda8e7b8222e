import type { HttpContext } from '@adonisjs/core/http'
import { payOutRest } from '#app/account_closure/actions/pay_out_rest'
import { payOutRestValidator } from '#app/account_closure/validators'

/** The whole balance, whatever it is. */
export default class PayoutsController {
  async store({ auth, request, response, notify }: HttpContext) {
    const { iban, holder } = await request.validateUsing(payOutRestValidator)
    await payOutRest(auth.user!, iban && holder ? { iban, holder } : null)

    notify('payoutRequested')
    return response.redirect().toRoute('leaving.show')
  }
}
