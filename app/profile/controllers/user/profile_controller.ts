import type { HttpContext } from '@adonisjs/core/http'
import { emailPreferencesOf } from '#app/emails/preferences'
import { securityProps } from '#app/profile/controllers/user/security_props'

/** A person's own account: who they are to us, how they sign in, what they agreed to. */
export default class ProfileController {
  async show(ctx: HttpContext) {
    const { auth, inertia } = ctx
    const user = auth.user!

    return inertia.render('User/Profile/Show', {
      ...(await securityProps(ctx, user)),
      emailPreferences: emailPreferencesOf(user),
    })
  }
}
