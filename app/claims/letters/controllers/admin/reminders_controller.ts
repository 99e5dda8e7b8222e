import type { HttpContext } from '@adonisjs/core/http'
import Counterparty from '#app/travel/operators/counterparty'
import { remindOperator } from '#app/claims/letters/actions/remind_operator'
import LetterPolicy from '#app/claims/letters/letter_policy'

export default class RemindersController {
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(LetterPolicy).authorize('create')
    const operator = await Counterparty.findByOrFail('slug', params.counterparty_id)
    const letter = await remindOperator(operator, user)

    notify('reminderPrepared')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }
}
