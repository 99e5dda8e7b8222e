import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readiness } from '#app/web/health/readiness'
import { serviceStatus } from '#app/web/health/service_status'
import { plainPage } from '#app/web/http/exceptions/plain_page'

const RETRY_SECONDS = 5

/** Runs before sessions, so that it answers without a database. */
export default class HealthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (path === '/health/live') return response.json({ status: 'ok' })
    if (path === '/status' && (await isDatabaseDown())) {
      response.status(503)
      return plainPage(ctx, '503', RETRY_SECONDS)
    }
    if (path !== '/health/ready') return next()

    const answer = await readiness()
    return response.status(answer.status === 'failing' ? 503 : 200).json(answer)
  }
}

const isDatabaseDown = async () => (await serviceStatus()).parts.database === 'down'
