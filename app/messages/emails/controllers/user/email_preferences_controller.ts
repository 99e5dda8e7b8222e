import type { HttpContext } from '@adonisjs/core/http'
import { changeEmailPreference } from '#app/people/accounts/actions/change_email_preference'
import { emailPreferenceValidator } from '#app/messages/emails/validators'

export default class EmailPreferencesController {
  async update({ user, request, response }: HttpContext) {
    const preference = await request.validateUsing(emailPreferenceValidator)
    await changeEmailPreference(user, preference)

    return response.redirect().withQs().back()
  }
}
