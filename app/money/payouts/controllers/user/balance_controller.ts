import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#app/web/http/list_export'
import { sendYearStatement } from '#app/web/http/send_year_statement'
import { ReadOnlyImpersonation } from '#app/people/impersonation/read_only_impersonation'
import { MINIMUM_PAYOUT_CENTS } from '#app/money/payouts/actions/request_payout'
import { balanceLines } from '#app/money/payouts/balance_lines'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import { balanceTransactionList } from '#app/money/payouts/balance_transaction_list'
import { moneyPerMonth } from '#app/money/payouts/money_per_month'
import Payout from '#app/money/payouts/payout'
import PayoutTransformer from '#app/money/payouts/transformers/payout_transformer'
import { balancePageValidator } from '#app/money/payouts/validators'
import { ownerOf } from '#app/money/payouts/wallet_owner'
import { yearsOf } from '#app/money/payouts/year_statement'

export default class BalanceController {
  async show({ user, inertia, request }: HttpContext) {
    const owner = ownerOf(user)
    const [, asked] = await request.tryValidateUsing(balancePageValidator)
    const { accountId, ...summary } = await balanceSummary(owner)

    return inertia.render('User/Balance/Show', {
      balanceCents: summary.availableCents,
      summary,
      minimumCents: MINIMUM_PAYOUT_CENTS,
      ibanLast4: user.ibanLast4,
      isIbanReturned: user.ibanReturnedAt !== null,
      isPaidMonthly: user.monthlyPayoutSince !== null,
      years: yearsOf({ accountId, ...summary }),
      payouts: async () => {
        const newest = Payout.ownedBy(user).withScopes((scopes) => scopes.newestFirst())
        return PayoutTransformer.transform(await newest.limit(20))
      },
      months: async () => (accountId ? moneyPerMonth(owner, accountId) : []),
      list: inertia.deepMerge(await balanceLines(owner, asked?.before)).matchOn('lines.id'),
    })
  }

  async transactions(ctx: HttpContext) {
    // The export is written down, which a viewing cannot do.
    if (ctx.impersonation) throw new ReadOnlyImpersonation()
    const { accountId } = await balanceSummary(ownerOf(ctx.user))
    return sendExport(ctx, balanceTransactionList, { of: accountId ?? 0, format: 'csv' })
  }

  async statement(ctx: HttpContext) {
    const user = ctx.user
    const { fullName, addressLine, postcode, city } = user
    const place = [postcode, city].filter(Boolean).join(' ') || null
    return sendYearStatement(ctx, ownerOf(user), {
      name: fullName,
      address: [addressLine, place],
    })
  }
}
