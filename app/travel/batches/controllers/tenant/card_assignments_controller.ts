import type { HttpContext } from '@adonisjs/core/http'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { assignCards } from '#app/travel/batches/actions/assign_cards'
import { matchCardList } from '#app/travel/batches/card_list'
import { cardAssignmentsValidator, cardListValidator } from '#app/travel/batches/validators'

export default class CardAssignmentsController {
  async store({ bouncer, user, request, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { cards } = await request.validateUsing(cardAssignmentsValidator)
    await assignCards(tenant, cards, user)

    notify('cardsAssigned', { count: cards.length })
    return response.redirect().withQs().back()
  }

  /** What a pasted list would do; nothing is assigned yet. */
  async preview({ bouncer, request, response, session, tenant }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { list } = await request.validateUsing(cardListValidator)
    session.flash('card_list', await matchCardList(tenant, list))
    return response.redirect().withQs().back()
  }
}
