import type { HttpContext } from '@adonisjs/core/http'
import PayoutRunPolicy from '#app/payouts/payout_run_policy'
import { jobStates, queuesOfWork, weeklyTrend } from '#app/overview/overview'

export default class OverviewController {
  async show({ bouncer, inertia }: HttpContext) {
    return inertia.render('Admin/Index', {
      queues: await queuesOfWork(),
      may: { payouts: await bouncer.with(PayoutRunPolicy).allows('view') },
      trend: inertia.defer(() => weeklyTrend(), 'trend'),
      jobs: inertia.defer(() => jobStates(), 'jobs'),
    })
  }
}
