import type { HttpContext } from '@adonisjs/core/http'
import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import { rejectExpense } from '#app/money/expenses/actions/reject_expense'
import { revokeApproval } from '#app/money/expenses/actions/revoke_approval'
import Expense from '#app/money/expenses/expense'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { expenseDecisionValidator } from '#app/money/expenses/validators'
import { listState } from '#app/web/http/list_state'

export default class DecisionsController {
  async store(ctx: HttpContext) {
    const { user, request, response, notify } = ctx
    const expense = await expenseIn(ctx)
    const { outcome, reason } = await request.validateUsing(expenseDecisionValidator)
    if (outcome === 'approved') await approveExpense(expense, user)
    else await rejectExpense(expense, user, reason!)

    notify(outcome === 'approved' ? 'expenseApproved' : 'expenseRejected')
    return response.redirect().toRoute('admin.expenses.show', [expense.reference], { qs: listState(ctx) })
  }

  async destroy(ctx: HttpContext) {
    const { user, response, notify } = ctx
    const expense = await expenseIn(ctx)
    await revokeApproval(expense, user)

    notify('expenseApprovalTakenBack')
    return response.redirect().toRoute('admin.expenses.show', [expense.reference], { qs: listState(ctx) })
  }
}

async function expenseIn({ bouncer, params }: HttpContext) {
  await bouncer.with(ExpensePolicy).authorize('view')
  const expense = await Expense.findByOrFail('reference', params.expense_id)
  await bouncer.with(ExpensePolicy).authorize('decide', expense)
  return expense
}
