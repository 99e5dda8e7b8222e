import type { HttpContext } from '@adonisjs/core/http'
import { isFromBroadcasting } from '#app/http/answers_json'

/**
 * Whether a page asks for something without its person: who may listen, whether this browser is still signed in,
 * a part of itself, or another page before it is clicked.
 */
export function isByItself(ctx: Pick<HttpContext, 'request'>) {
  const { request } = ctx
  if (isFromBroadcasting(ctx) || request.url() === '/browser-session') return true
  return (
    request.method() === 'GET' &&
    (request.header('purpose') === 'prefetch' ||
      request.header('x-inertia-partial-component') !== undefined)
  )
}
