import type { HttpContext } from '@adonisjs/core/http'
import { clearHolds, withdrawClearance } from '#app/money/payouts/actions/clear_holds'
import Payout from '#app/money/payouts/payout'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { clearanceValidator } from '#app/money/payouts/validators'

export default class ClearancesController {
  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('create')
    const payout = await Payout.findByOrFail('reference', params.payout_id)
    await clearHolds(payout, await request.validateUsing(clearanceValidator), user)

    notify('payoutCleared')
    return response.redirect().withQs().back()
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('create')
    await withdrawClearance(await Payout.findByOrFail('reference', params.payout_id), user)

    notify('payoutHeld')
    return response.redirect().withQs().back()
  }
}
