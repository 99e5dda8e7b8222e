import type { HttpContext } from '@adonisjs/core/http'
import { absoluteUrl } from '#app/messages/emails/transport'
import { now } from '#app/platform/shared/clock'

/** RFC 9116. */
export default class SecurityTxtController {
  show({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    const lines = [
      'Contact: mailto:security@fareback.example',
      `Expires: ${now().toUTC().plus({ months: 6 }).startOf('day').toISO({ suppressMilliseconds: true })}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
      `Policy: ${absoluteUrl('/privacy-policy')}`,
    ]
    return `${lines.join('\n')}\n`
  }
}
