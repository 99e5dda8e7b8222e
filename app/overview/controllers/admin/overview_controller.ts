import type { HttpContext } from '@adonisjs/core/http'
import { jobStates, queuesOfWork, weeklyTrend } from '#app/overview/overview'

export default class OverviewController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Admin/Index', {
      queues: await queuesOfWork(),
      trend: inertia.defer(() => weeklyTrend(), 'trend'),
      jobs: inertia.defer(() => jobStates(), 'jobs'),
    })
  }
}
