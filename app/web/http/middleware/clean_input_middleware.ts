import { errors, type HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import type { NextFn } from '@adonisjs/core/types/http'
import { cleanText, isClean } from '#app/platform/shared/clean_text'
import { appUrl } from '#config/app'

const MAX_DEPTH = 8
/** What a proxy gives a request: it stands in our log. */
const REQUEST_ID = /^[\w.:-]{1,100}$/

export class UnreadableRequest extends Exception {
  static status = 400
  static code = 'E_UNREADABLE_REQUEST'
}

/** Removes NUL, which PostgreSQL cannot store, unpaired surrogates, and names of Object.prototype. */
export default class CleanInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    headers.referer = ownPath(headers)
    if (!REQUEST_ID.test(String(headers['x-request-id']))) delete headers['x-request-id']
    if (!areClean(params)) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    request.updateQs(cleanInput(request.qs()))
    if (request.hasBody()) request.updateBody(cleanInput(request.body()))
    return next()
  }
}

/** Only a path, so that redirecting back never leaves the site, even with a forged Host header. */
function ownPath({ referer, host }: { referer?: string; host?: string }) {
  const url = URL.parse(referer ?? '')
  if (!url || ![host, OUR_HOST].includes(url.host)) return undefined
  // Browsers take a second slash, of either kind, for the start of a host.
  if (/^\/(?:[\\/]|%5c|%2f)/i.test(url.pathname)) return undefined
  return url.pathname + url.search
}

const OUR_HOST = new URL(appUrl).host

const areClean = (values: Record<string, unknown>) =>
  Object.values(values).every((value) => typeof value !== 'string' || isClean(value))

/** Files of a form stay as they are. Throws UnreadableRequest for what is nested too deeply. */
export function cleanInput<Value>(value: Value, depth = MAX_DEPTH): Value {
  if (typeof value === 'string') return cleanText(value) as string as Value
  if (typeof value !== 'object' || value === null || 'isMultipartFile' in value) return value
  if (depth === 0) throw new UnreadableRequest('Nested too deeply')
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth - 1)) as Value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isInherited(name))
      .map(([name, inner]) => [cleanText(name), cleanInput(inner, depth - 1)])
  ) as Value
}

/** Reading `toString` as a number would throw. */
const isInherited = (name: string) => name in Object.prototype
