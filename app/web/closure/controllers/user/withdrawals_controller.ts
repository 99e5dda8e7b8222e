import type { HttpContext } from '@adonisjs/core/http'
import { withdrawClaims } from '#app/claims/claims/actions/withdraw_claims'

export default class WithdrawalsController {
  async store({ user, response, notify }: HttpContext) {
    const count = await withdrawClaims(user)

    notify('claimsWithdrawn', { count })
    return response.redirect().toRoute('leaving.show')
  }
}
