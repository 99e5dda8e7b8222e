import type { HttpContext } from '@adonisjs/core/http'
import { bodyOf } from '#app/emails/secret_link'
import Email from '#app/emails/email'
import { findUser } from '#app/users/controllers/admin/users_controller'
import type User from '#app/users/user'

// Its own looks, and nothing that runs or comes from elsewhere; `sandbox` also when it is opened by itself.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

/** A message as its reader saw it, for a frame on the page of that person. */
export default class EmailsController {
  async show({ params, response }: HttpContext) {
    const email = await emailOf(await findUser(params.user_id), params.id)

    response.header('content-security-policy', POLICY)
    response.header('x-frame-options', 'SAMEORIGIN')
    response.header('content-type', 'text/html; charset=utf-8')
    return bodyOf(email).html
  }
}

export const emailOf = (user: User, publicId: string) =>
  Email.query()
    .where({ tenant_id: user.tenantId, user_id: user.id, public_id: publicId })
    .firstOrFail()
