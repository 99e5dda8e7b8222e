import type { HttpContext } from '@adonisjs/core/http'
import { tenantHome } from '#app/web/home/tenant_home'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import { moneyPerMonth } from '#app/money/payouts/money_per_month'
import { organisationOf } from '#app/money/payouts/wallet_owner'
import TenantPolicy from '#app/people/organisations/tenant_policy'

export default class HomeController {
  async show({ bouncer, inertia, response, tenant }: HttpContext) {
    if (await bouncer.with(TenantPolicy).denies('manage', tenant)) return response.redirect().toRoute('home.show')
    return inertia.render('Tenant/Home/Show', {
      ...(await tenantHome(tenant)),
      months: inertia.defer(async () => {
        const owner = organisationOf(tenant)
        const { accountId } = await balanceSummary(owner)
        return accountId ? moneyPerMonth(owner, accountId) : []
      }, 'months'),
    })
  }
}
