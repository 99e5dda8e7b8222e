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
import { organisationOf } from '#app/money/payouts/wallet_owner'
import { yearsOf } from '#app/money/payouts/year_statement'
import TenantBankAccount from '#app/people/tenants/tenant_bank_account'
import TenantPolicy from '#app/people/organisations/tenant_policy'

export default class BalanceController {
  async show({ bouncer, inertia, request, tenant }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const owner = organisationOf(tenant)
    const [, asked] = await request.tryValidateUsing(balancePageValidator)
    const { accountId, ...summary } = await balanceSummary(owner)

    return inertia.render('Tenant/Balance/Show', {
      summary,
      minimumCents: MINIMUM_PAYOUT_CENTS,
      receivesRefunds: tenant.refundDestination === 'tenant',
      ibanLast4: async () => (await TenantBankAccount.of(tenant))?.ibanLast4 ?? null,
      years: yearsOf({ accountId, ...summary }),
      payouts: async () =>
        PayoutTransformer.transform(
          await Payout.ofOrganisation(tenant)
            .withScopes((scopes) => scopes.newestFirst())
            .limit(20)
        ),
      months: async () => (accountId ? moneyPerMonth(owner, accountId) : []),
      list: inertia.deepMerge(await balanceLines(owner, asked?.before)).matchOn('lines.id'),
    })
  }

  async transactions(ctx: HttpContext) {
    const { bouncer, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    // The export is written down, which a viewing cannot do.
    if (ctx.impersonation) throw new ReadOnlyImpersonation()
    const { accountId } = await balanceSummary(organisationOf(tenant))
    return sendExport(ctx, balanceTransactionList, { of: accountId ?? 0, format: 'csv' })
  }

  async statement(ctx: HttpContext) {
    const { bouncer, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    return sendYearStatement(ctx, organisationOf(tenant), { name: tenant.name, address: [] })
  }
}
