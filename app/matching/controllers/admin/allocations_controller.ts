import type { HttpContext } from '@adonisjs/core/http'
import { listState } from '#app/http/list_state'
import { confirmLine } from '#app/matching/actions/confirm_line'
import { confirmReview } from '#app/matching/actions/confirm_review'
import { undoAllocation } from '#app/matching/actions/undo_allocation'
import Allocation from '#app/matching/allocation'
import StatementLine from '#app/statements/statement_line'
import StatementPolicy from '#app/statements/statement_policy'

export default class AllocationsController {
  async destroy(ctx: HttpContext) {
    const { line, allocation } = await partOf(ctx)
    await undoAllocation(allocation, ctx.auth.user!)

    ctx.notify('matchUndone')
    return backTo(line, ctx)
  }

  /** A second person saw the line at the bank. */
  async confirmLine(ctx: HttpContext) {
    const line = await StatementLine.findByReferenceOrFail(ctx.params.line_id)
    await ctx.bouncer.with(StatementPolicy).authorize('match')
    await confirmLine(line, ctx.auth.user!)

    ctx.notify('lineConfirmed')
    return backTo(line, ctx)
  }

  /** A sample of what was accepted automatically was right. */
  async confirm(ctx: HttpContext) {
    const { line, allocation } = await partOf(ctx)
    await confirmReview(allocation, ctx.auth.user!)

    ctx.notify('matchConfirmed')
    return backTo(line, ctx)
  }
}

async function partOf({ bouncer, params }: HttpContext) {
  const line = await StatementLine.findByReferenceOrFail(params.line_id)
  await bouncer.with(StatementPolicy).authorize('match')
  const allocation = await Allocation.query()
    .where({ lineId: line.id, id: params.allocation_id ?? params.id })
    .firstOrFail()
  return { line, allocation }
}

const backTo = (line: StatementLine, ctx: HttpContext) =>
  ctx.response.redirect().toRoute('admin.lines.show', [line.reference], { qs: listState(ctx) })
