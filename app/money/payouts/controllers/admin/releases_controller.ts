import PayoutRun from '#app/money/payouts/payout_run'
import type { HttpContext } from '@adonisjs/core/http'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { releaseValidator } from '#app/money/payouts/validators'

export default class ReleasesController {
  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    await bouncer.with(PayoutRunPolicy).authorize('release', run)
    const { payoutsCount: before } = run
    const { digest } = await request.validateUsing(releaseValidator)
    const released = await releasePayoutRun(run, user, digest)

    notify(noticeOf(released.status), { left: before - released.payoutsCount })
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }
}

const noticeOf = (status: PayoutRun['status']) => (status === 'cancelled' ? 'payoutRunUnpayable' : 'payoutRunReleased')
