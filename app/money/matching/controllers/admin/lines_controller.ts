import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { listState, parseListState } from '#app/web/http/list_state'
import { costsSaid } from '#app/money/costs/cost_rules'
import { withdrawLine } from '#app/money/matching/actions/withdraw_line'
import { allocationsOf } from '#app/money/matching/allocations_of'
import { lineFacts } from '#app/money/matching/line_facts'
import { learnedOf } from '#app/money/matching/learned'
import { namedClaims } from '#app/money/matching/named_claims'
import { PASTED, type Pasted } from '#app/money/matching/pasted_list'
import { shownProposals } from '#app/money/matching/proposals/shown_proposals'
import { togetherFrom } from '#app/money/matching/together'
import { lineList } from '#app/money/statements/line_list'
import StatementLine from '#app/money/statements/statement_line'
import StatementPolicy from '#app/money/statements/statement_policy'

export default class LinesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    return ctx.inertia.render('Admin/Lines/Index', {
      list: () => listPage(ctx, lineList),
      savedViews: savedViews(ctx, lineList),
      mayChoose: await ctx.bouncer.with(StatementPolicy).allows('choose'),
      togetherFrom: ctx.inertia.defer(() => togetherFrom(), 'proposals'),
      // The rows come first: looking for matches takes longer where many claims are open.
      proposals: ctx.inertia.defer(async () => shownProposals(await openLines(ctx)), 'proposals'),
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    return sendExport(ctx, lineList)
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, params, session } = ctx
    await bouncer.with(StatementPolicy).authorize('view')
    const line = await StatementLine.findByReferenceOrFail(params.id)
    const from = await parseListState(ctx, lineList)

    return inertia.render('Admin/Lines/Show', {
      line: await lineFacts(line.id, ctx.user.id),
      allocations: () => allocationsOf(line.id),
      named: () => namedClaims(line.id),
      learned: () => learnedOf(line.id),
      costsSaid: await costsSaid(line),
      proposals: async () => Object.values(await shownProposals(line.openCents === 0 ? [] : [line])).flat(),
      filter: from.address,
      pasted: (session.flashMessages.get(PASTED) ?? null) as Pasted | null,
      neighbours: () => lineList.neighbours(line.reference, from),
    })
  }

  async destroy(ctx: HttpContext) {
    const line = await StatementLine.findByReferenceOrFail(ctx.params.id)
    await ctx.bouncer.with(StatementPolicy).authorize('match')
    await withdrawLine(line, ctx.user)

    ctx.notify('lineWithdrawn')
    return ctx.response.redirect().toRoute('admin.lines.show', [line.reference], { qs: listState(ctx) })
  }
}

async function openLines(ctx: HttpContext) {
  const { rows } = await listPage(ctx, lineList)
  const open = rows.filter(({ openCents }) => openCents !== 0).map(({ reference }) => reference)
  return StatementLine.query().whereIn('reference', open).select('id', 'reference')
}
