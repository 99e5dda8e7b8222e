import type { HttpContext } from '@adonisjs/core/http'
import { isFromBroadcasting } from '#app/web/http/expects_json'
import { isPrecognitive } from '#app/web/http/precognition'

export function isBackgroundRequest(ctx: Pick<HttpContext, 'request'>) {
  const { request } = ctx
  if (isFromBroadcasting(ctx) || isPrecognitive(ctx)) return true
  if (request.url() === '/browser-session') return true
  return (
    request.method() === 'GET' &&
    (request.header('purpose') === 'prefetch' || request.header('x-inertia-partial-component') !== undefined)
  )
}
