import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answer } from '#app/push/http_api'
import { runningEndpoint } from '#app/push/push'

/** The HTTP interface of the endpoint, before sessions and anti-forgery: its requests are signed instead. */
export default class PushMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const endpoint = runningEndpoint()
    if (!endpoint || !request.request.url?.startsWith('/apps/')) return next()

    const { status, body } = await answer(endpoint, request.request)
    response.status(status).send(body)
  }
}
