import type { HttpContext } from '@adonisjs/core/http'
import { auditReading } from '#app/messages/emails/actions/audit_reading'
import { bodyFor } from '#app/messages/emails/secret_link'
import Email from '#app/messages/emails/email'
import User from '#app/people/accounts/user'

// Inline styles only, no scripts, nothing from outside; `sandbox` also applies outside the frame.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

export default class EmailsController {
  async show({ user: reader, params, response }: HttpContext) {
    const user = await User.findByPublicIdOrFail(params.user_id)
    const email = await Email.ownedBy(user).where('public_id', params.id).firstOrFail()
    await auditReading(email, user, reader)

    response.header('content-security-policy', POLICY)
    response.header('x-frame-options', 'SAMEORIGIN')
    response.header('content-type', 'text/html; charset=utf-8')
    return (await bodyFor(reader, email)).html
  }
}
