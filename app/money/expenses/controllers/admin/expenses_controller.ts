import type { HttpContext } from '@adonisjs/core/http'
import type { ApprovalResult } from '#app/money/expenses/approval_result'
import { duplicatesOf } from '#app/money/expenses/duplicates'
import Expense from '#app/money/expenses/expense'
import type { ExpenseDenial } from '#app/money/expenses/expense_denial'
import { expenseList } from '#app/money/expenses/expense_list'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { expenseTimeline } from '#app/money/expenses/expense_timeline'
import ExpenseTransformer from '#app/money/expenses/transformers/expense_transformer'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { parseListState } from '#app/web/http/list_state'

export default class ExpensesController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, session } = ctx
    await bouncer.with(ExpensePolicy).authorize('view')
    return inertia.render('Admin/Expenses/Index', {
      list: () => listPage(ctx, expenseList),
      savedViews: savedViews(ctx, expenseList),
      approvals: (session.flashMessages.get('approvals') ?? null) as ApprovalResult[] | null,
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(ExpensePolicy).authorize('view')
    return sendExport(ctx, expenseList)
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, params } = ctx
    await bouncer.with(ExpensePolicy).authorize('view')
    const from = await parseListState(ctx, expenseList)
    const expense = await Expense.findByReferenceOrFail(params.id)

    return inertia.render('Admin/Expenses/Show', {
      expense: ExpenseTransformer.transform(expense).useVariant('forAdmin'),
      duplicates: () => duplicatesOf(expense),
      timeline: inertia.defer(() => expenseTimeline(expense), 'timeline'),
      neighbours: () => expenseList.neighbours(expense.reference, from),
      filter: from.address,
      whyNot: {
        decide: await whyNot(ctx, 'decide', expense),
        reimburse: await whyNot(ctx, 'reimburse', expense),
      },
    })
  }
}

async function whyNot({ bouncer }: HttpContext, action: 'decide' | 'reimburse', expense: Expense) {
  const { authorized, message } = await bouncer.with(ExpensePolicy).execute(action, expense)
  return authorized ? null : (message as ExpenseDenial)
}
