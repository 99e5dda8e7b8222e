import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asked } from '#app/web/http/exceptions/report'
import { hasOneHost } from '#app/platform/shared/one_host'

/** Covers errors, assets and the push interface as well; pages replace the policy. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

/** Node refuses these (RFC 9110, 5.5), too late to answer anything else. */
const UNSENDABLE = /[^\t\x20-\x7e\x80-\xff]/

export default class ResponseHeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { logger, request, response } = ctx
    for (const [name, value] of Object.entries(HEADERS)) response.response.setHeader(name, value)
    if (!hasOneHost(request.request)) {
      logger.warn({ event: 'E_HOST', status: 400, ...asked(ctx) }, 'Not one Host line')
      return response.status(400).send('')
    }
    await next()
    for (const [name, value] of Object.entries(response.getHeaders())) {
      if (typeof value === 'string' && UNSENDABLE.test(value)) response.header(name, encodeURI(value))
    }
  }
}
