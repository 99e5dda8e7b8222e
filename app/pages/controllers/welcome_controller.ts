import type { HttpContext } from '@adonisjs/core/http'

export default class WelcomeController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Public/Welcome', {})
  }
}
