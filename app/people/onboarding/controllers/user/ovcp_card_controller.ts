import type { HttpContext } from '@adonisjs/core/http'
import { finishOnboarding } from '#app/people/onboarding/actions/finish_onboarding'
import { cardsOf } from '#app/travel/cards/cards_of'

export default class OvcpCardController {
  async show({ auth, inertia }: HttpContext) {
    return inertia.render('User/Onboarding/OVCPCard', { cards: await cardsOf(auth.user!) })
  }

  async store({ auth, response }: HttpContext) {
    await finishOnboarding(auth.user!)
    return response.redirect().toRoute('batches.create')
  }
}
