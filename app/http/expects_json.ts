import type { HttpContext } from '@adonisjs/core/http'

type Request = Pick<HttpContext, 'request'>

/** Whether the push client asks: it accepts anything, and reads statuses and JSON only. */
export const isFromBroadcasting = ({ request }: Request) =>
  request.url().startsWith('/broadcasting/')

/** Whether a request comes from a program and not from a page: it is refused with a status, never led elsewhere. */
export const expectsJson = (ctx: Request) =>
  isFromBroadcasting(ctx) || ctx.request.accepts(['html', 'json']) === 'json'
