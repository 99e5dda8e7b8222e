import type { HttpContext } from '@adonisjs/core/http'
import { giveUpClaims } from '#app/claims/claims/actions/give_up_claims'

export default class GivenUpClaimsController {
  async store({ user, response, notify }: HttpContext) {
    const count = await giveUpClaims(user)

    notify('claimsGivenUp', { count })
    return response.redirect().toRoute('leaving.show')
  }
}
