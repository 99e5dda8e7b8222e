import type { HttpContext } from '@adonisjs/core/http'
import { checkCredentials } from '#app/people/accounts/auth/actions/check_credentials'
import { deviceCookie } from '#app/web/http/auth/cookies'
import { beginSignIn } from '#app/web/http/auth/begin_sign_in'
import { signInValidator } from '#app/people/accounts/auth/validators'

export default class SessionController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Tenant/Login', {})
  }

  async store(ctx: HttpContext) {
    const { request, tenant } = ctx
    const { remember, ...credentials } = await request.validateUsing(signInValidator)
    const origin = { ip: request.ip(), device: deviceCookie(ctx) }
    const user = await checkCredentials(tenant, credentials, origin)
    return beginSignIn(ctx, user, remember ?? false)
  }
}
