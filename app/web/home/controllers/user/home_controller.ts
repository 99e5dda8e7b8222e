import type { HttpContext } from '@adonisjs/core/http'
import { estimateProps } from '#app/claims/estimates/estimate_props'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import { chosenSummary } from '#app/web/http/chosen_claims'
import { homeOf } from '#app/web/home/home'
import { missingOf } from '#app/people/onboarding/progress'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import { moneyPerMonth } from '#app/money/payouts/money_per_month'
import { ownerOf } from '#app/money/payouts/wallet_owner'

export default class HomeController {
  async show({ user, impersonation, inertia, session }: HttpContext) {
    const home = await homeOf(user)
    return inertia.render('User/Home/Show', {
      ...home,
      firstName: user.firstName,
      missing: user.isStaff || impersonation ? [] : missingOf(user),
      chosen: impersonation ? null : chosenSummary(session),
      kept: await estimateProps(session.get(ESTIMATE_TOKEN)),
      months: inertia.defer(async () => {
        const owner = ownerOf(user)
        const { accountId } = await balanceSummary(owner)
        return accountId ? moneyPerMonth(owner, accountId) : []
      }, 'months'),
    })
  }
}
