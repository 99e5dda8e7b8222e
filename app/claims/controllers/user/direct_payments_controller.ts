import type { HttpContext } from '@adonisjs/core/http'
import { confirmDirectPayment } from '#app/claims/actions/confirm_direct_payment'
import Claim from '#app/claims/claim'

export default class DirectPaymentsController {
  async store({ auth, params, response, notify }: HttpContext) {
    const claim = await Claim.ownedBy(auth.user!).where('reference', params.claim_id).firstOrFail()
    await confirmDirectPayment(claim, auth.user!)

    notify('claimPaidDirectly')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}
