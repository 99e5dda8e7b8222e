import type { HttpContext } from '@adonisjs/core/http'
import { recordOwnCorrections } from '#app/claims/claims/actions/record_own_corrections'
import { ownCorrectionsValidator } from '#app/claims/claims/validators'
import Counterparty from '#app/travel/operators/counterparty'

export default class OwnCorrectionsController {
  async update({ user, request, response, notify }: HttpContext) {
    const { operator, day, count } = await request.validateUsing(ownCorrectionsValidator)
    const counterparty = await Counterparty.findByOrFail('slug', operator)
    await recordOwnCorrections(user, counterparty, { day, count })

    notify('ownCorrectionsTold')
    return response.redirect().withQs().back()
  }
}
