import type { HttpContext } from '@adonisjs/core/http'
import { lineToMatch, toLine } from '#app/web/http/line_pages'
import { forgetName, keepAccount, keepName } from '#app/money/matching/actions/keep_payer'

export default class PayersController {
  async keepName(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    await keepName(line, ctx.user)

    ctx.notify('payerNameKept')
    return toLine(ctx, line)
  }

  async forgetName(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    await forgetName(line, ctx.user)

    ctx.notify('payerNameForgotten')
    return toLine(ctx, line)
  }

  async keepAccount(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    await keepAccount(line, ctx.user)

    ctx.notify('payerAccountDrafted')
    return toLine(ctx, line)
  }
}
