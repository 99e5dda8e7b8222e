import type { HttpContext } from '@adonisjs/core/http'
import { checkCredentials } from '#app/people/accounts/auth/actions/check_credentials'
import { endBrowserSession } from '#app/people/accounts/auth/actions/end_browser_session'
import { deviceCookie, loginPageOf } from '#app/web/http/auth/cookies'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { beginSignIn } from '#app/web/http/auth/begin_sign_in'
import { endSession } from '#app/web/http/auth/sign_in_user'
import { signInValidator } from '#app/people/accounts/auth/validators'
import Tenant from '#app/people/tenants/tenant'

export default class SessionController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Auth/Login', {})
  }

  async store(ctx: HttpContext) {
    const { request } = ctx
    const { remember, ...credentials } = await request.validateUsing(signInValidator)
    const origin = { ip: request.ip(), device: deviceCookie(ctx) }
    const user = await checkCredentials(await Tenant.house(), credentials, origin)
    return beginSignIn(ctx, user, remember ?? false)
  }

  async destroy(ctx: HttpContext) {
    const { user, response, session } = ctx
    const browser = await BrowserSession.ownedBy(user)
      .where({ id: session.get('browser_id') })
      .first()
    if (browser) await endBrowserSession(browser, user, 'signed_out')
    await endSession(ctx)
    const door = loginPageOf(ctx)
    return response.redirect(door === '/login' ? '/' : door)
  }
}
