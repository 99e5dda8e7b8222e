import type { HttpContext } from '@adonisjs/core/http'
import { askReset } from '#app/http/auth/ask_reset'
import Tenant from '#app/tenants/tenant'

export default class ForgotPasswordController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Auth/ForgotPassword', { sentTo: null })
  }

  async store(ctx: HttpContext) {
    const sentTo = await askReset(ctx, await Tenant.house())
    return ctx.inertia.render('Auth/ForgotPassword', { sentTo })
  }
}
