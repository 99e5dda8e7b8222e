import type { HttpContext } from '@adonisjs/core/http'
import { endBrowserSession } from '#app/people/accounts/auth/actions/end_browser_session'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { passwordValidator } from '#app/people/accounts/auth/validators'
import { record } from '#app/messages/events/record'
import { Refusal } from '#app/platform/shared/refusal'

export default class BrowserSessionsController {
  async destroy({ user, params, response, notify }: HttpContext) {
    const browser = await BrowserSession.ownedBy(user)
      .where({ public_id: params.id })
      .whereNull('ended_at')
      .firstOrFail()
    await endBrowserSession(browser, user, 'revoked')

    notify('browserSignedOut')
    return response.redirect().withQs().back()
  }

  /** Asks for the password, so that a thief at an open browser cannot lock the owner out. */
  async destroyOthers({ user, request, response, session, notify }: HttpContext) {
    const { password } = await request.validateUsing(passwordValidator)
    await throttleFailures('confirm', [request.ip(), String(user.id)], 'password', async () => {
      if (!(await user.verifiesPassword(password))) throw new Refusal('password', 'wrongPassword')
    })
    const count = await endBrowserSessions(user, 'revoked', session.get('browser_id'))
    await record('user.browsers_signed_out', user.subject, user, { count })

    session.regenerate()
    notify('browsersSignedOut', { count })
    return response.redirect().withQs().back()
  }
}
