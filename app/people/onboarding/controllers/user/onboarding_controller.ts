import type { HttpContext } from '@adonisjs/core/http'
import { nextStepOf } from '#app/people/onboarding/progress'

export default class OnboardingController {
  async index({ user, response }: HttpContext) {
    return response.redirect(nextStepOf(user) ?? '/batches/create')
  }
}
