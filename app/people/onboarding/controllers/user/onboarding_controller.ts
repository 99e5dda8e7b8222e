import type { HttpContext } from '@adonisjs/core/http'
import { nextStepOf } from '#app/people/onboarding/progress'

export default class OnboardingController {
  async index({ auth, response }: HttpContext) {
    return response.redirect(nextStepOf(auth.user!) ?? '/batches/create')
  }
}
