import type { HttpContext } from '@adonisjs/core/http'
import ExpensePolicy from '#app/expenses/expense_policy'
import PayoutRunPolicy from '#app/payouts/payout_run_policy'
import { missingDays } from '#app/statements/missing_days'
import { jobStates, workQueues, weeklyTrend } from '#app/dashboard/dashboard'

export default class DashboardController {
  async show({ bouncer, inertia }: HttpContext) {
    return inertia.render('Admin/Index', {
      queues: () => workQueues(),
      missing: () => missingDays(),
      may: {
        payouts: await bouncer.with(PayoutRunPolicy).allows('view'),
        expenses: await bouncer.with(ExpensePolicy).allows('view'),
      },
      trend: inertia.defer(() => weeklyTrend(), 'trend'),
      jobs: inertia.defer(() => jobStates(), 'jobs'),
    })
  }
}
