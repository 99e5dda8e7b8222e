import type { HttpContext } from '@adonisjs/core/http'
import { listState } from '#app/http/list_state'
import { toNextLine } from '#app/http/next_line'
import { acceptProposal } from '#app/matching/actions/accept_proposal'
import { PASTED, readPastedList } from '#app/matching/pasted_list'
import { matchValidator, pastedListValidator } from '#app/matching/validators'
import StatementLine from '#app/statements/statement_line'
import StatementPolicy from '#app/statements/statement_policy'

/** A match of a line: as proposed, or as finance split it. */
export default class MatchesController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, params, request, response, notify } = ctx
    const line = await StatementLine.findByReferenceOrFail(params.line_id)
    await bouncer.with(StatementPolicy).authorize('match')
    const { score, reasons, next, ...match } = await request.validateUsing(matchValidator)
    await acceptProposal(line, match, { by: auth.user!, score, reasons })

    notify('lineMatched')
    return next ? toNextLine(ctx, line) : response.redirect().back()
  }

  /** Reads a list of the operator into parts, which finance looks at before booking them. */
  async paste(ctx: HttpContext) {
    const { bouncer, params, request, response, session } = ctx
    const line = await StatementLine.findByReferenceOrFail(params.line_id)
    await bouncer.with(StatementPolicy).authorize('match')
    const { text } = await request.validateUsing(pastedListValidator)
    session.flash(PASTED, await readPastedList(text))
    return response.redirect().toRoute('admin.lines.show', [line.reference], { qs: listState(ctx) })
  }
}
