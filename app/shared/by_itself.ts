import type { HttpContext } from '@adonisjs/core/http'

/** What pages ask in the background: who may listen, and whether this browser is still signed in. */
const BACKGROUND = /^\/(broadcasting\/|browser-session$)/

/** Whether a page asks for something without its person: a part of itself, or another page before it is clicked. */
export const isByItself = ({ request }: Pick<HttpContext, 'request'>) =>
  BACKGROUND.test(request.url()) ||
  (request.method() === 'GET' &&
    (request.header('purpose') === 'prefetch' ||
      request.header('x-inertia-partial-component') !== undefined))
