import type { HttpContext } from '@adonisjs/core/http'
import { switchMonthlyPayout } from '#app/money/payouts/actions/switch_monthly_payout'

export default class MonthlyPayoutController {
  async store({ user, response, notify }: HttpContext) {
    await switchMonthlyPayout(user, true)

    notify('monthlyPayoutStarted')
    return response.redirect().toRoute('balance.show')
  }

  async destroy({ user, response, notify }: HttpContext) {
    await switchMonthlyPayout(user, false)

    notify('monthlyPayoutStopped')
    return response.redirect().toRoute('balance.show')
  }
}
