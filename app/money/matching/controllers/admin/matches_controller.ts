import type { HttpContext } from '@adonisjs/core/http'
import { lineToMatch, toLine, toNextLine } from '#app/web/http/line_pages'
import { acceptProposal, type Match } from '#app/money/matching/actions/accept_proposal'
import { isSameMatch } from '#app/money/matching/same_match'
import { PASTED, readPastedList } from '#app/money/matching/pasted_list'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import { matchValidator, pastedListValidator } from '#app/money/matching/validators'
import type StatementLine from '#app/money/statements/statement_line'

export default class MatchesController {
  async store(ctx: HttpContext) {
    const { user, request, response, notify } = ctx
    const line = await lineToMatch(ctx)
    const { next, ...match } = await request.validateUsing(matchValidator)
    await acceptProposal(line, match, { by: user, ...(await spokenFor(line, match)) })

    notify('lineMatched')
    return next ? toNextLine(ctx, line) : response.redirect().withQs().back()
  }

  async paste(ctx: HttpContext) {
    const { request, session } = ctx
    const line = await lineToMatch(ctx)
    const { text } = await request.validateUsing(pastedListValidator)
    session.flash(PASTED, await readPastedList(text))
    return toLine(ctx, line)
  }
}

async function spokenFor({ id }: StatementLine, match: Match) {
  const proposed = (await proposalsOf([id])).find((proposal) => isSameMatch(proposal, match))
  return proposed ? { score: proposed.score, reasons: proposed.reasons } : {}
}
