import type { HttpContext } from '@adonisjs/core/http'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import Payout from '#app/money/payouts/payout'
import { requestPayoutValidator } from '#app/money/payouts/validators'

export default class PayoutsController {
  async store({ user, request, response, notify }: HttpContext) {
    const { amountCents, iban, holder } = await request.validateUsing(requestPayoutValidator)
    await requestPayout(user, amountCents, iban && holder ? { iban, holder } : null)

    notify('payoutRequested')
    return response.redirect().toRoute('balance.show')
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    const payout = await Payout.ownedBy(user).where({ reference: params.id }).firstOrFail()
    await cancelPayout(payout, user)

    notify('payoutCancelled')
    return response.redirect().toRoute('balance.show')
  }
}
