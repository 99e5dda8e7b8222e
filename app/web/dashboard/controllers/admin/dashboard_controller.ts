import type { HttpContext } from '@adonisjs/core/http'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { missingDays } from '#app/money/statements/missing_days'
import { jobStates, workQueues, weeklyTrend } from '#app/web/dashboard/dashboard'

export default class DashboardController {
  async show({ bouncer, inertia }: HttpContext) {
    const isFinance = await bouncer.with(PayoutRunPolicy).allows('view')
    return inertia.render('Admin/Index', {
      queues: () => workQueues(isFinance),
      missing: () => (isFinance ? missingDays() : undefined),
      trend: inertia.defer(() => weeklyTrend(), 'trend'),
      jobs: inertia.defer(() => jobStates(), 'jobs'),
    })
  }
}
