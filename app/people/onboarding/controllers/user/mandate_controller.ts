import type { HttpContext } from '@adonisjs/core/http'
import Mandate from '#app/claims/claims/mandate'
import { sendMandate } from '#app/web/http/send_mandate'
import { withdrawMandate } from '#app/claims/mandates/actions/withdraw_mandate'

export default class MandateController {
  /** Who never signed one finds it in the profile. */
  async show(ctx: HttpContext) {
    const user = ctx.user
    if (!(await Mandate.ownedBy(user).first())) return ctx.response.redirect().toRoute('profile.section', ['mandate'])
    return sendMandate(ctx, user, user.locale ?? 'nl')
  }

  async destroy({ user, response, notify }: HttpContext) {
    const claims = await withdrawMandate(user, user)
    notify('mandateWithdrawn', { claims })
    return response.redirect().withQs().back()
  }
}
