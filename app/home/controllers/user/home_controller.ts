import type { HttpContext } from '@adonisjs/core/http'
import { homeOf } from '#app/home/home'
import { missingOf } from '#app/onboarding/progress'

export default class HomeController {
  async show({ auth, impersonation, inertia }: HttpContext) {
    const user = auth.user!
    return inertia.render('User/Home/Show', {
      ...(await homeOf(user)),
      firstName: user.firstName,
      // Impersonating staff see no onboarding prompts.
      missing: user.isStaff || impersonation ? [] : missingOf(user),
    })
  }
}
