import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answer } from '#app/push/http_api'
import { runningEndpoint } from '#app/push/push'

/** Runs before sessions and CSRF checks: these requests are signed. */
export default class PushMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const endpoint = runningEndpoint()
    if (!endpoint || !request.request.url?.startsWith('/apps/')) return next()

    const { status, body } = await answer(endpoint, request.request)
    response.status(status).send(body)
  }
}
