import type { HttpContext } from '@adonisjs/core/http'
import { confirmDirectPayment } from '#app/claims/claims/actions/confirm_direct_payment'
import Claim from '#app/claims/claims/claim'
import { directPaymentValidator } from '#app/claims/claims/validators'

export default class DirectPaymentsController {
  async store({ user, params, request, response, notify }: HttpContext) {
    const claim = await Claim.personal(user).where('reference', params.claim_id).firstOrFail()
    const { how } = await request.validateUsing(directPaymentValidator)
    await confirmDirectPayment(claim, user, how)

    notify('claimPaidDirectly')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}
