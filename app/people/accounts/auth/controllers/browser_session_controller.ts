import type { HttpContext } from '@adonisjs/core/http'

/** Open pages poll this; the middleware answers when the session has ended. */
export default class BrowserSessionController {
  async show({ response }: HttpContext) {
    return response.noContent()
  }
}
