import type { HttpContext } from '@adonisjs/core/http'
import { forgetName, keepAccount, keepName } from '#app/matching/actions/keep_payer'
import { listState } from '#app/http/list_state'
import StatementLine from '#app/statements/statement_line'
import StatementPolicy from '#app/statements/statement_policy'

/** Keeps who paid a line that someone matched, as its operator. */
export default class PayersController {
  async keepName(ctx: HttpContext) {
    const line = await lineOf(ctx)
    await keepName(line, ctx.auth.user!)

    ctx.notify('payerNameKept')
    return back(ctx, line)
  }

  async forgetName(ctx: HttpContext) {
    const line = await lineOf(ctx)
    await forgetName(line, ctx.auth.user!)

    ctx.notify('payerNameForgotten')
    return back(ctx, line)
  }

  async keepAccount(ctx: HttpContext) {
    const line = await lineOf(ctx)
    await keepAccount(line, ctx.auth.user!)

    ctx.notify('payerAccountDrafted')
    return back(ctx, line)
  }
}

async function lineOf({ bouncer, params }: HttpContext) {
  const line = await StatementLine.findByReferenceOrFail(params.line_id)
  await bouncer.with(StatementPolicy).authorize('match')
  return line
}

const back = (ctx: HttpContext, line: StatementLine) =>
  ctx.response.redirect().toRoute('admin.lines.show', [line.reference], { qs: listState(ctx) })
