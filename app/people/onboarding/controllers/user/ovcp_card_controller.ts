import type { HttpContext } from '@adonisjs/core/http'
import { finishOnboarding } from '#app/people/onboarding/actions/finish_onboarding'
import { cardsOf } from '#app/travel/cards/cards_of'

export default class OvcpCardController {
  async show({ user, inertia }: HttpContext) {
    return inertia.render('User/Onboarding/OVCPCard', { cards: await cardsOf(user) })
  }

  async store({ user, response }: HttpContext) {
    await finishOnboarding(user)
    return response.redirect().toRoute('batches.create')
  }
}
