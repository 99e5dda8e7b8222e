import type { HttpContext } from '@adonisjs/core/http'
import { lineToMatch, toLine, toNextLine } from '#app/http/line_pages'
import { acceptProposal } from '#app/matching/actions/accept_proposal'
import { PASTED, readPastedList } from '#app/matching/pasted_list'
import { matchValidator, pastedListValidator } from '#app/matching/validators'

/** A match of a line: as proposed, or as finance split it. */
export default class MatchesController {
  async store(ctx: HttpContext) {
    const { auth, request, response, notify } = ctx
    const line = await lineToMatch(ctx)
    const { score, reasons, next, ...match } = await request.validateUsing(matchValidator)
    await acceptProposal(line, match, { by: auth.user!, score, reasons })

    notify('lineMatched')
    return next ? toNextLine(ctx, line) : response.redirect().back()
  }

  /** Reads a list of the operator into parts, which finance looks at before booking them. */
  async paste(ctx: HttpContext) {
    const { request, session } = ctx
    const line = await lineToMatch(ctx)
    const { text } = await request.validateUsing(pastedListValidator)
    session.flash(PASTED, await readPastedList(text))
    return toLine(ctx, line)
  }
}
