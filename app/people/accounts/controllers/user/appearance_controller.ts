import type { HttpContext } from '@adonisjs/core/http'
import { changeAppearance } from '#app/people/accounts/actions/change_appearance'
import { appearanceValidator } from '#app/people/accounts/validators'

export default class AppearanceController {
  async update({ user, request, response }: HttpContext) {
    const appearance = await request.validateUsing(appearanceValidator)
    await changeAppearance(user, appearance)

    return response.redirect().withQs().back()
  }
}
