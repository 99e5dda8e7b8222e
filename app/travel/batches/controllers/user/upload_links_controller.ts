import type { HttpContext } from '@adonisjs/core/http'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'

export default class UploadLinksController {
  async store({ user, notify, response }: HttpContext) {
    const email = await sendEmail(recipientOf(user), 'upload_link', {})
    if (email) notify('uploadLinkSent', { email: user.email })
    return response.redirect().withQs().back()
  }
}
