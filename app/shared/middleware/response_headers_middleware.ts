import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export default class ResponseHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('cross-origin-opener-policy', 'same-origin')
    response.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    return next()
  }
}
