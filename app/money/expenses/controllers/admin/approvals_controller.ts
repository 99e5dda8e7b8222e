import type { HttpContext } from '@adonisjs/core/http'
import { approveExpenses } from '#app/money/expenses/actions/approve_expenses'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { approvalsValidator } from '#app/money/expenses/validators'

export default class ApprovalsController {
  async store({ user, bouncer, request, response, session, notify }: HttpContext) {
    await bouncer.with(ExpensePolicy).authorize('view')
    const { expenses, withDuplicates } = await request.validateUsing(approvalsValidator)
    const results = await approveExpenses(expenses, user, { withDuplicates })

    session.flash('approvals', results)
    notify('expensesApproved', { count: results.filter(({ problem }) => !problem).length })
    return response.redirect().withQs().back()
  }
}
