import { errors, type HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'

const DEEPEST = 8

export class UnreadableRequest extends Exception {
  static status = 400
  static code = 'E_UNREADABLE_REQUEST'
}

/** Removes NUL, which PostgreSQL cannot store, unpaired surrogates, and names of Object.prototype. */
export default class CleanInputMiddleware {
  handle({ params, request }: HttpContext, next: NextFn) {
    request.request.headers.referer = ownPath(request.request.headers)
    if (!isClean(params)) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    request.updateQs(cleaned(request.qs(), DEEPEST))
    if (request.hasBody()) request.updateBody(cleaned(request.body(), DEEPEST))
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

export const cleanText = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text

const isClean = (values: Record<string, unknown>) =>
  Object.values(values).every((value) => typeof value !== 'string' || cleanText(value) === value)

function cleaned<Value>(value: Value, depth: number): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) throw new UnreadableRequest('Nested too deeply')
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth - 1)) as Value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isInherited(name))
      .map(([name, inner]) => [cleanText(name), cleaned(inner, depth - 1)])
  ) as Value
}

/** Reading `toString` as a number would throw. */
const isInherited = (name: string) => name in Object.prototype
