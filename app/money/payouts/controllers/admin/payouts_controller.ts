import type { HttpContext } from '@adonisjs/core/http'
import { rejectPayout } from '#app/money/payouts/actions/reject_payout'
import { removeFromRun } from '#app/money/payouts/actions/remove_from_run'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { rejectPayoutValidator } from '#app/money/payouts/validators'

export default class PayoutsController {
  async remove({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('create')
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    const payout = await Payout.query().where({ reference: params.id, payoutRunId: run.id }).firstOrFail()
    await removeFromRun(payout, user)

    notify('payoutRemoved')
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }

  async reject({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(PayoutRunPolicy).authorize('create')
    const payout = await Payout.findByOrFail('reference', params.payout_id)
    const { reason } = await request.validateUsing(rejectPayoutValidator)
    await rejectPayout(payout, reason, user)

    notify('payoutRejected')
    return response.redirect().withQs().back()
  }
}
