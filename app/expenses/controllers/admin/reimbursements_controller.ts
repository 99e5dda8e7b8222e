import type { HttpContext } from '@adonisjs/core/http'
import { reimburseExpense } from '#app/expenses/actions/reimburse_expense'
import Expense from '#app/expenses/expense'
import ExpensePolicy from '#app/expenses/expense_policy'

export default class ReimbursementsController {
  async store({ auth, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(ExpensePolicy).authorize('view')
    const expense = await Expense.findByOrFail('reference', params.expense_id)
    await bouncer.with(ExpensePolicy).authorize('reimburse', expense)
    await reimburseExpense(expense, auth.user!)

    notify('expenseReimbursed')
    return response.redirect().toRoute('admin.expenses.show', [expense.reference], { qs: request.qs() }) // prettier-ignore
  }
}
