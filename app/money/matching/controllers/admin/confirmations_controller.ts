import PayoutRun from '#app/money/payouts/payout_run'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmPayoutRun } from '#app/money/matching/actions/confirm_payout_run'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'

export default class ConfirmationsController {
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    await bouncer.with(PayoutRunPolicy).authorize('confirm')
    await confirmPayoutRun(run, user)

    notify('payoutRunConfirmed')
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }
}
