import { type HttpContext, errors } from '@adonisjs/core/http'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import type { WalletOwner } from '#app/money/payouts/wallet_owner'
import { yearsOf, yearStatement } from '#app/money/payouts/year_statement'
import { type Holder, yearStatementDocument } from '#app/money/payouts/year_statement_document'

export async function sendYearStatement(ctx: HttpContext, owner: WalletOwner, holder: Holder) {
  const { params, request, response } = ctx
  const summary = await balanceSummary(owner)
  const year = Number(params.year)
  if (!summary.accountId || !yearsOf(summary).includes(year)) {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }

  const statement = await yearStatement(summary.accountId, year)
  return response.file(`fareback-${year}.pdf`, await yearStatementDocument(statement, holder, localeOf(ctx)))
}
