import type { HttpContext } from '@adonisjs/core/http'
import { localeValidator } from '#app/web/pages/validators'
import { changeAppearance } from '#app/people/accounts/actions/change_appearance'

export default class LocaleController {
  async store({ auth, request, response, session }: HttpContext) {
    const { locale } = await request.validateUsing(localeValidator)

    session.put('locale', locale)
    if (auth.user) await changeAppearance(auth.user, { locale })

    return response.redirect().withQs().back()
  }
}
