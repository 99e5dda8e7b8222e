import type { HttpContext } from '@adonisjs/core/http'
import { findLink, revokeLinks } from '#app/people/accounts/auth/link_tokens'
import { requestEmailChange } from '#app/people/accounts/auth/actions/request_email_change'
import { changeEmail } from '#app/people/accounts/auth/actions/change_email'
import { throttle } from '#app/people/accounts/auth/throttle'
import { emailValidator } from '#app/people/accounts/auth/validators'

export default class EmailChangeController {
  async store({ user, request, response, notify }: HttpContext) {
    const { email } = await request.validateUsing(emailValidator)
    await throttle('resend', [request.ip(), String(user.id)], 'email')
    await requestEmailChange(user, email)

    notify('emailChangeAsked', { email })
    return response.redirect().withQs().back()
  }

  async update({ user, params, response, session, notify }: HttpContext) {
    const link = await findLink(params.token, 'change_email')
    if (link?.userId !== user.id) {
      notify('linkInvalid', {}, 'error')
      return response.redirect('/profile/personal')
    }
    await changeEmail(user, link, session.get('browser_id'))

    session.regenerate()
    notify('emailChanged')
    return response.redirect('/profile/personal')
  }

  async destroy({ user, response }: HttpContext) {
    await revokeLinks(user, ['change_email'])
    return response.redirect().withQs().back()
  }
}
