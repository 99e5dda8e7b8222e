import type { HttpContext } from '@adonisjs/core/http'
import { listState, parseListState } from '#app/web/http/list_state'
import { lineList } from '#app/money/statements/line_list'
import StatementLine from '#app/money/statements/statement_line'
import StatementPolicy from '#app/money/statements/statement_policy'

type Line = Pick<StatementLine, 'id' | 'reference'>

/** Throws E_ROW_NOT_FOUND and E_AUTHORIZATION_FAILURE. */
export async function lineToMatch({ bouncer, params }: HttpContext) {
  const line = await StatementLine.findByReferenceOrFail(params.line_id)
  await bouncer.with(StatementPolicy).authorize('match')
  return line
}

export const toLine = (ctx: HttpContext, { reference }: Pick<Line, 'reference'>) =>
  ctx.response.redirect().toRoute('admin.lines.show', [reference], { qs: listState(ctx) })

export async function toNextLine(ctx: HttpContext, { id, reference }: Line) {
  const { openCents, setAsideAt } = await StatementLine.findOrFail(id)
  const isDone = openCents === 0 || setAsideAt !== null
  const from = await parseListState(ctx, lineList)
  const next = isDone ? (await lineList.neighbours(reference, from)).next : reference
  return next
    ? toLine(ctx, { reference: next })
    : ctx.response.redirect().toRoute('admin.lines.index', [], { qs: from.address })
}
