import type { HttpContext } from '@adonisjs/core/http'
import { isPrecognitive } from '#app/web/http/precognition'

type Request = Pick<HttpContext, 'request'>

/** The push client accepts anything, but reads statuses and JSON only. */
export const isFromBroadcasting = ({ request }: Request) => request.url().startsWith('/broadcasting/')

export const expectsJson = (ctx: Request) =>
  isFromBroadcasting(ctx) || isPrecognitive(ctx) || ctx.request.accepts(['html', 'json']) === 'json'
