import type { HttpContext } from '@adonisjs/core/http'
import { addCard } from '#app/travel/cards/actions/add_card'
import { changeCard } from '#app/travel/cards/actions/change_card'
import { removeCard } from '#app/travel/cards/actions/remove_card'
import { ownCard } from '#app/travel/cards/cards_of'
import { addCardValidator, changeCardValidator } from '#app/travel/cards/validators'

export default class CardsController {
  async store({ user, request, response, notify }: HttpContext) {
    const form = await request.validateUsing(addCardValidator)
    await addCard(user, form)

    notify('cardAdded')
    return response.redirect().withQs().back()
  }

  async update({ user, params, request, response, notify }: HttpContext) {
    const card = await ownCard(user, params.id)
    const change = await request.validateUsing(changeCardValidator)
    await changeCard(card, change, user)

    notify('cardChanged')
    return response.redirect().withQs().back()
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    const card = await ownCard(user, params.id)
    await removeCard(card, user)

    notify('cardRemoved')
    return response.redirect().withQs().back()
  }
}
