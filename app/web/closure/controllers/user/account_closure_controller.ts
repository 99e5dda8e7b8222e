import type { HttpContext } from '@adonisjs/core/http'
import { medianPaymentDays } from '#app/claims/claims/median_payment_days'
import ClaimTransformer from '#app/claims/claims/transformers/claim_transformer'
import { openClaims } from '#app/claims/claims/open_claims'
import { closureBlockers } from '#app/web/closure/closure_blockers'
import { balanceOf } from '#app/money/ledger/ledger'
import Payout from '#app/money/payouts/payout'
import { isPending } from '#app/money/payouts/questions'
import PayoutTransformer from '#app/money/payouts/transformers/payout_transformer'
import Tenant from '#app/people/tenants/tenant'

export default class AccountClosureController {
  async show({ user, inertia, i18n }: HttpContext) {
    const { withdrawable, awaitingPayment, forOrganisation } = await openClaims(user)
    const blockers = await closureBlockers(user)
    const { isHouse } = await Tenant.findOrFail(user.tenantId)
    const payouts = await Payout.ownedBy(user)
      .whereRaw(isPending('payouts'))
      .withScopes((scopes) => scopes.newestFirst())

    return inertia.render('User/Leaving/Show', {
      withdrawable: ClaimTransformer.transform(withdrawable),
      awaitingPayment: ClaimTransformer.transform(awaitingPayment),
      paymentDays: await medianPaymentDays(awaitingPayment.map((claim) => claim.counterpartyId)),
      forOrganisation: forOrganisation.length,
      balanceCents: await balanceOf(user.wallet),
      ibanLast4: user.ibanLast4,
      payouts: PayoutTransformer.transform(payouts),
      byOrganisation: !isHouse,
      blockers: blockers.map((name) => i18n.t(`refusals.leaving.${name}`)),
    })
  }
}
