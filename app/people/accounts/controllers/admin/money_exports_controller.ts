import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#app/web/http/list_export'
import { MONEY_LISTS } from '#app/web/http/user_money_props'
import User from '#app/people/accounts/user'

export default class MoneyExportsController {
  async ledger(ctx: HttpContext) {
    return send(ctx, 'ledger')
  }

  async payouts(ctx: HttpContext) {
    return send(ctx, 'payouts')
  }

  async batches(ctx: HttpContext) {
    return send(ctx, 'batches')
  }
}

async function send(ctx: HttpContext, prefix: keyof typeof MONEY_LISTS) {
  const user = await User.findWithPasskeysOrFail(ctx.params.user_id)
  const { list, of } = MONEY_LISTS[prefix]
  return sendExport(ctx, list, { of: of(user), prefix: `${prefix}.` })
}
