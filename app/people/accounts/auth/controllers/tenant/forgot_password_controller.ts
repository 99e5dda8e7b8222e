import type { HttpContext } from '@adonisjs/core/http'
import { requestReset } from '#app/web/http/auth/request_reset'

export default class ForgotPasswordController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Tenant/ForgotPassword', { sentTo: null })
  }

  async store(ctx: HttpContext) {
    return ctx.inertia.render('Tenant/ForgotPassword', {
      sentTo: await requestReset(ctx, ctx.tenant),
    })
  }
}
