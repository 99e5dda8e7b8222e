import type { HttpContext } from '@adonisjs/core/http'
import { reimburseExpense } from '#app/money/expenses/actions/reimburse_expense'
import Expense from '#app/money/expenses/expense'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { listState } from '#app/web/http/list_state'

export default class ReimbursementsController {
  async store(ctx: HttpContext) {
    const { user, bouncer, params, response, notify } = ctx
    await bouncer.with(ExpensePolicy).authorize('view')
    const expense = await Expense.findByOrFail('reference', params.expense_id)
    await bouncer.with(ExpensePolicy).authorize('reimburse', expense)
    await reimburseExpense(expense, user)

    notify('expenseReimbursed')
    return response.redirect().toRoute('admin.expenses.show', [expense.reference], { qs: listState(ctx) })
  }
}
