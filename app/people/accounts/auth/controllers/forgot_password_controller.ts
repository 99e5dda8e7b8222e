import type { HttpContext } from '@adonisjs/core/http'
import { requestReset } from '#app/web/http/auth/request_reset'
import Tenant from '#app/people/tenants/tenant'

export default class ForgotPasswordController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Auth/ForgotPassword', { sentTo: null })
  }

  async store(ctx: HttpContext) {
    const sentTo = await requestReset(ctx, await Tenant.house())
    return ctx.inertia.render('Auth/ForgotPassword', { sentTo })
  }
}
