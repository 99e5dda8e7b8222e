import type { HttpContext } from '@adonisjs/core/http'
import { acceptTogether, chooseTogetherFrom } from '#app/money/matching/actions/accept_together'
import { togetherFromValidator, togetherValidator } from '#app/money/matching/validators'
import StatementPolicy from '#app/money/statements/statement_policy'

export default class TogetherController {
  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const { lines } = await request.validateUsing(togetherValidator)
    const { booked, left } = await acceptTogether(lines, user)

    notify('linesMatched', { booked, left })
    return response.redirect().withQs().back()
  }

  async update({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('choose')
    const { from } = await request.validateUsing(togetherFromValidator)
    await chooseTogetherFrom(from, user)

    notify('togetherFromChosen', { from })
    return response.redirect().withQs().back()
  }
}
