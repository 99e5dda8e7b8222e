import type { HttpContext } from '@adonisjs/core/http'

export default class TermsOfServiceController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Public/TermsOfService', {})
  }
}
