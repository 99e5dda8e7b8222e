import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/app'

const XSRF = 'XSRF-TOKEN'

/**
 * A page that is read says its cookies no second time: signing and encrypting them costs a tenth of its work. For a session `id`
 * that its browser holds and that was said to stay within the last minutes.
 */
export function keepCookies({ request, response }: HttpContext, id: string) {
  if (request.method() !== 'GET') return
  const holdsToken = request.header('cookie', '')!.includes(`${XSRF}=`)
  const [cookie, encryptedCookie] = [response.cookie, response.encryptedCookie]
  response.cookie = (name, value, options) =>
    name === SESSION_COOKIE && value === id ? response : cookie.call(response, name, value, options)
  response.encryptedCookie = (name, value, options) =>
    name === XSRF && holdsToken ? response : encryptedCookie.call(response, name, value, options)
}
