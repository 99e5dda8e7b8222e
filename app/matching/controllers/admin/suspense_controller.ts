import type { HttpContext } from '@adonisjs/core/http'
import { writeOff } from '#app/corrections/actions/request_correction'
import { listState } from '#app/http/list_state'
import { toNextLine } from '#app/http/next_line'
import { sendBack } from '#app/matching/actions/send_back'
import { writeOffValidator } from '#app/matching/validators'
import { setLineAside } from '#app/statements/actions/set_line_aside'
import StatementLine from '#app/statements/statement_line'
import StatementPolicy from '#app/statements/statement_policy'
import { setAsideValidator } from '#app/statements/validators'

/** The ways of what is open of a line: it waits in suspense, goes back, or is written off. */
export default class SuspenseController {
  async setAside(ctx: HttpContext) {
    const line = await lineOf(ctx)
    const { note, next } = await ctx.request.validateUsing(setAsideValidator)
    await setLineAside(line, note ?? null, ctx.auth.user!)

    ctx.notify('lineSetAside')
    return next ? toNextLine(ctx, line) : back(ctx, line)
  }

  async sendBack(ctx: HttpContext) {
    const line = await lineOf(ctx)
    await sendBack(line, ctx.auth.user!)

    ctx.notify('lineSentBack')
    return back(ctx, line)
  }

  async writeOff(ctx: HttpContext) {
    const line = await lineOf(ctx)
    const { reason } = await ctx.request.validateUsing(writeOffValidator)
    const correction = await writeOff(line, reason, ctx.auth.user!)

    ctx.notify(correction.status === 'applied' ? 'lineWrittenOff' : 'writeOffRequested')
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
