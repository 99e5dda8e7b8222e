import type { HttpContext } from '@adonisjs/core/http'
import { localeValidator } from '#app/pages/validators'

export default class LocaleController {
  async store({ auth, request, response, session }: HttpContext) {
    const { locale } = await request.validateUsing(localeValidator)

    session.put('locale', locale)
    if (auth.user) await auth.user.merge({ locale }).save()

    return response.redirect().back()
  }
}
