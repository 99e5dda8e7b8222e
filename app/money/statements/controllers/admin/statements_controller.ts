import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { takeBackStatements } from '#app/money/matching/actions/take_back_statements'
import { answerEntry } from '#app/money/statements/actions/answer_entry'
import { confirmStatement } from '#app/money/statements/actions/confirm_statement'
import { uploadStatement } from '#app/money/statements/actions/upload_statement'
import { statementLineList } from '#app/money/statements/line_list'
import { knownLinesOf } from '#app/money/statements/known_lines'
import { missingDays } from '#app/money/statements/missing_days'
import { questionsOf } from '#app/money/statements/questions'
import { rivalsOf } from '#app/money/statements/rivals'
import { withdrawalOf } from '#app/money/statements/withdrawal'
import { recentFiles } from '#app/money/statements/recent_files'
import Statement from '#app/money/statements/statement'
import { statementList } from '#app/money/statements/statement_list'
import StatementPolicy from '#app/money/statements/statement_policy'
import StatementTransformer from '#app/money/statements/transformers/statement_transformer'
import { answerValidator, statementFileValidator, withdrawalValidator } from '#app/money/statements/validators'
import { isNewStaff } from '#app/people/accounts/new_staff'
import { DEBTOR } from '#config/bank'

export default class StatementsController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    return ctx.inertia.render('Admin/Statements/Index', {
      list: () => listPage(ctx, statementList),
      savedViews: savedViews(ctx, statementList),
      files: ctx.inertia.defer(() => recentFiles(), 'files'),
      missing: () => missingDays(),
      account: DEBTOR.iban,
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    return sendExport(ctx, statementList)
  }

  async exportLines(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    const { id } = await Statement.findByOrFail('reference', ctx.params.statement_id)
    return sendExport(ctx, statementLineList, { of: id })
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const { file } = await request.validateUsing(statementFileValidator)
    await uploadStatement({ path: file.tmpPath!, name: file.clientName, size: file.size }, user)

    notify('statementUploaded')
    return response.redirect().toRoute('admin.statements.index')
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(StatementPolicy).authorize('view')
    const statement = await Statement.query()
      .where('reference', ctx.params.id)
      .preload('file', (file) => file.preload('withdrawnBy'))
      .preload('confirmedBy')
      .firstOrFail()
    const isUploader = statement.file.uploadedById === ctx.user.id
    const isSecond = !isUploader && !isNewStaff(ctx.user)
    return ctx.inertia.render('Admin/Statements/Show', {
      statement: StatementTransformer.transform(statement),
      mayConfirm: isSecond && !statement.isProven,
      mayTakeBack: isSecond,
      withdrawal: () => withdrawalOf(statement),
      rivals: () => rivalsOf(statement),
      known: () => knownLinesOf(statement),
      questions: () => questionsOf(statement),
      list: () => listPage(ctx, statementLineList, { of: statement.id }),
    })
  }

  async answer({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const statement = await Statement.findByOrFail('reference', params.statement_id)
    await answerEntry(statement, await request.validateUsing(answerValidator), user)

    notify('entryAnswered')
    return response.redirect().toRoute('admin.statements.show', [statement.reference])
  }

  async confirm({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const statement = await Statement.findByOrFail('reference', params.statement_id)
    await confirmStatement(statement, user)

    notify('statementConfirmed')
    return response.redirect().toRoute('admin.statements.show', [statement.reference])
  }

  async takeBack({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const statement = await Statement.findByOrFail('reference', params.statement_id)
    const { reason } = await request.validateUsing(withdrawalValidator)
    await takeBackStatements({ id: statement.fileId }, reason, user)

    notify('statementTakenBack')
    return response.redirect().toRoute('admin.statements.show', [statement.reference])
  }
}
