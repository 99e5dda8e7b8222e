import type { HttpContext } from '@adonisjs/core/http'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { missingDays } from '#app/money/statements/missing_days'
import { jobStates, workQueues, weeklyTrend } from '#app/web/dashboard/dashboard'

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
