import type { HttpContext } from '@adonisjs/core/http'

/** Open pages ask now and then whether this browser is still signed in; the middleware has the answer. */
export default class BrowserSessionController {
  async show({ response }: HttpContext) {
    return response.noContent()
  }
}
