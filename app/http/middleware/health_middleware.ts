import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readiness } from '#app/health/readiness'

/** Runs before sessions, so that it answers without a database. */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (path === '/health/live') return response.json({ status: 'ok' })
    if (path !== '/health/ready') return next()

    const answer = await readiness()
    return response.status(answer.status === 'failing' ? 503 : 200).json(answer)
  }
}
