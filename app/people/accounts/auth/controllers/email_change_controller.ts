import type { HttpContext } from '@adonisjs/core/http'
import { findLink, revokeLinks } from '#app/people/accounts/auth/link_tokens'
import { requestEmailChange } from '#app/people/accounts/auth/actions/request_email_change'
import { changeEmail } from '#app/people/accounts/auth/actions/change_email'
import { throttle } from '#app/people/accounts/auth/throttle'
import { emailValidator } from '#app/people/accounts/auth/validators'

export default class EmailChangeController {
  async store({ auth, request, response, notify }: HttpContext) {
    const { email } = await request.validateUsing(emailValidator)
    await throttle('resend', [request.ip(), String(auth.user!.id)], 'email')
    await requestEmailChange(auth.user!, email)

    notify('emailChangeAsked', { email })
    return response.redirect().back()
  }

  async update({ auth, params, response, session, notify }: HttpContext) {
    const link = await findLink(params.token, 'change_email')
    if (link?.userId !== auth.user!.id) {
      notify('linkInvalid', {}, 'error')
      return response.redirect('/profile/personal')
    }
    await changeEmail(auth.user!, link, session.get('browser_id'))

    session.regenerate()
    notify('emailChanged')
    return response.redirect('/profile/personal')
  }

  async destroy({ auth, response }: HttpContext) {
    await revokeLinks(auth.user!, ['change_email'])
    return response.redirect().back()
  }
}
