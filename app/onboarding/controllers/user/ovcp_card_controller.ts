import type { HttpContext } from '@adonisjs/core/http'
import { finishOnboarding } from '#app/onboarding/actions/finish_onboarding'
import { cardsOf } from '#app/ovcp_cards/cards_of'

/** The last step: one or more cards, or none, as the first upload brings its card along. */
export default class OvcpCardController {
  async show({ auth, inertia }: HttpContext) {
    return inertia.render('User/Onboarding/OVCPCard', { cards: await cardsOf(auth.user!) })
  }

  /** Past this step, with cards or without. */
  async store({ auth, response }: HttpContext) {
    await finishOnboarding(auth.user!)
    return response.redirect().toRoute('batches.create')
  }
}
