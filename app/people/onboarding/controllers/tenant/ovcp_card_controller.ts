import type { HttpContext } from '@adonisjs/core/http'
import { cardsOf } from '#app/travel/cards/cards_of'

export default class OvcpCardController {
  async show({ user, inertia }: HttpContext) {
    return inertia.render('Tenant/Onboarding/OvcpCard', { cards: await cardsOf(user) })
  }
}
