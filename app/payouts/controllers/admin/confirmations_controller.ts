import PayoutRun from '#app/payouts/payout_run'
import type { HttpContext } from '@adonisjs/core/http'
import { confirmPayoutRun } from '#app/payouts/actions/confirm_payout_run'
import PayoutRunPolicy from '#app/payouts/payout_run_policy'

/** The bank's word that a run was paid. */
export default class ConfirmationsController {
  async store({ auth, bouncer, params, response, session, i18n }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    await bouncer.with(PayoutRunPolicy).authorize('confirm')
    await confirmPayoutRun(run, auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('notices.payoutRunConfirmed') })
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }
}
