import type { HttpContext } from '@adonisjs/core/http'

/** Whether a page asks for something without its person: a part of itself, or another page before it is clicked. */
export const isByItself = ({ request }: Pick<HttpContext, 'request'>) =>
  request.method() === 'GET' &&
  (request.header('purpose') === 'prefetch' ||
    request.header('x-inertia-partial-component') !== undefined)
