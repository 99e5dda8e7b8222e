import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request comes from a program and not from a page: it is refused with a status, never led elsewhere. */
export const answersJson = ({ request }: Pick<HttpContext, 'request'>) =>
  request.url().startsWith('/broadcasting/') || request.accepts(['html', 'json']) === 'json'
