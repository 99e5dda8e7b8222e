import type { HttpContext } from '@adonisjs/core/http'
import { listState, parseListState } from '#app/http/list_state'
import { lineList } from '#app/statements/line_list'
import StatementLine from '#app/statements/statement_line'

type Line = Pick<StatementLine, 'id' | 'reference'>

/** To the next line of the list that is worked through, or to the list at its end; a line that is still to match keeps its page. */
export async function toNextLine(ctx: HttpContext, { id, reference }: Line) {
  const { openCents, setAsideAt } = await StatementLine.findOrFail(id)
  const isDone = openCents === 0 || setAsideAt !== null
  const from = await parseListState(ctx, lineList)
  const next = isDone ? (await lineList.neighbours(reference, from)).next : reference
  const redirect = ctx.response.redirect()
  return next
    ? redirect.toRoute('admin.lines.show', [next], { qs: listState(ctx) })
    : redirect.toRoute('admin.lines.index', [], { qs: from.address })
}
