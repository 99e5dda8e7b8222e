import type { HttpContext } from '@adonisjs/core/http'

export default class PrivacyPolicyController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Public/PrivacyPolicy', {})
  }
}
