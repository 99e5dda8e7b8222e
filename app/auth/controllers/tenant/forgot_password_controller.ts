import type { HttpContext } from '@adonisjs/core/http'
import { askReset } from '#app/http/auth/ask_reset'

export default class ForgotPasswordController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Tenant/ForgotPassword', { sentTo: null })
  }

  async store(ctx: HttpContext) {
    return ctx.inertia.render('Tenant/ForgotPassword', { sentTo: await askReset(ctx, ctx.tenant) })
  }
}
