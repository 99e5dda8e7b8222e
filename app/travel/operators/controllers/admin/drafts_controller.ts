import type { HttpContext } from '@adonisjs/core/http'
import { activateDetails, discardDetails } from '#app/travel/operators/actions/decide_on_details'
import Counterparty from '#app/travel/operators/counterparty'
import CounterpartyPolicy from '#app/travel/operators/counterparty_policy'

export default class DraftsController {
  async activate({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(CounterpartyPolicy).authorize('edit')
    const operator = await Counterparty.findByOrFail('slug', params.counterparty_id)
    await activateDetails(operator, params.draft_id, user)

    notify('detailsActivated')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(CounterpartyPolicy).authorize('edit')
    const operator = await Counterparty.findByOrFail('slug', params.counterparty_id)
    await discardDetails(operator, params.id, user)

    notify('detailsDiscarded')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }
}
