import type { HttpContext } from '@adonisjs/core/http'
import { changeProduct, sayProduct } from '#app/claims/uploads/actions/say_product'
import { saidProductValidator } from '#app/claims/claims/validators'

export default class SaidProductsController {
  async store({ user, params, request, response }: HttpContext) {
    const { pass } = await request.validateUsing(saidProductValidator)
    await sayProduct(user, params.card_id, pass)

    // The address holds the stops that were named.
    return response.redirect().withQs().back()
  }

  async update({ user, params, request, response }: HttpContext) {
    const { pass } = await request.validateUsing(saidProductValidator)
    await changeProduct(user, Number(params.id), pass)

    return response.redirect().withQs().back()
  }
}
