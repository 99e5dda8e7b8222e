import type { HttpContext } from '@adonisjs/core/http'
import { lineToMatch, toLine } from '#app/web/http/line_pages'
import { confirmLine } from '#app/money/matching/actions/confirm_line'
import { confirmReview } from '#app/money/matching/actions/confirm_review'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import Allocation from '#app/money/matching/allocation'

export default class AllocationsController {
  async destroy(ctx: HttpContext) {
    const { line, allocation } = await partOf(ctx)
    await undoAllocation(allocation, ctx.user)

    ctx.notify('matchUndone')
    return toLine(ctx, line)
  }

  async confirmLine(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    await confirmLine(line, ctx.user)

    ctx.notify('lineConfirmed')
    return toLine(ctx, line)
  }

  async confirm(ctx: HttpContext) {
    const { line, allocation } = await partOf(ctx)
    await confirmReview(allocation, ctx.user)

    ctx.notify('matchConfirmed')
    return toLine(ctx, line)
  }
}

async function partOf(ctx: HttpContext) {
  const { params } = ctx
  const line = await lineToMatch(ctx)
  const allocation = await Allocation.query()
    .where({ lineId: line.id, id: params.allocation_id ?? params.id })
    .firstOrFail()
  return { line, allocation }
}
