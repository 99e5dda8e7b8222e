import type { HttpContext } from '@adonisjs/core/http'

/** A person's own account: who they are to us, how they sign in, what they agreed to. */
export default class ProfileController {
  async show({ inertia }: HttpContext) {
    return inertia.render('User/Profile/Show', {})
  }
}
