import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answer } from '#app/messages/push/http_api'
import { maskedNetwork } from '#app/platform/shared/ip_network'
import { runningEndpoint } from '#app/messages/push/push'

/** Runs before sessions and CSRF checks: these requests are signed. */
export default class PushMiddleware {
  async handle({ logger, request, response }: HttpContext, next: NextFn) {
    const endpoint = runningEndpoint()
    if (!endpoint || !request.request.url?.startsWith('/apps/')) return next()

    const { status, body } = await answer(endpoint, request.request)
    if (status === 401) logger.warn({ event: 'push.refused', network: maskedNetwork(request.ip()) }, body as string)
    response.status(status).send(body)
  }
}
