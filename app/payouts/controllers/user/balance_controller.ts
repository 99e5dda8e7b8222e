import type { HttpContext } from '@adonisjs/core/http'
import { balanceOf } from '#app/ledger/ledger'
import { statementLines } from '#app/payouts/statement_lines'
import { MINIMUM_PAYOUT_CENTS } from '#app/payouts/actions/request_payout'
import Payout from '#app/payouts/payout'
import PayoutTransformer from '#app/payouts/transformers/payout_transformer'

export default class BalanceController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.user!
    const payouts = await Payout.ownedBy(user)
      .withScopes((scopes) => scopes.newestFirst())
      .limit(20)

    return inertia.render('User/Balance/Show', {
      balanceCents: await balanceOf(user.wallet),
      minimumCents: MINIMUM_PAYOUT_CENTS,
      ibanLast4: user.ibanLast4,
      lines: await statementLines(user),
      payouts: PayoutTransformer.transform(payouts),
    })
  }
}
