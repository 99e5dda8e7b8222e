import type { HttpContext } from '@adonisjs/core/http'
import { submitExpense } from '#app/money/expenses/actions/submit_expense'
import { withdrawExpense } from '#app/money/expenses/actions/withdraw_expense'
import Expense from '#app/money/expenses/expense'
import { EXPENSE_CATEGORIES } from '#app/money/expenses/isomorphic/expense_category'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { expenseTotals } from '#app/money/expenses/expense_totals'
import ExpenseTransformer from '#app/money/expenses/transformers/expense_transformer'
import { expenseValidator } from '#app/money/expenses/validators'
import { now, today } from '#app/platform/shared/clock'
import { pageMeta } from '#app/platform/shared/pagination'
import { pageIn } from '#app/platform/shared/rules'

const PER_PAGE = 20

/** Who is no researcher any more still sees what they handed in. */
export default class ExpensesController {
  async index({ user, bouncer, inertia, request }: HttpContext) {
    const page = await Expense.ownedBy(user)
      .withScopes((scopes) => scopes.newestFirst())
      .paginate(pageIn(request.qs().page), PER_PAGE)

    return inertia.render('User/Expenses/Index', {
      expenses: ExpenseTransformer.transform(page.all()),
      totals: await expenseTotals(user),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      hasBankAccount: user.ibanLast4 !== null,
      mayHandIn: await bouncer.with(ExpensePolicy).allows('handIn'),
    })
  }

  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(ExpensePolicy).authorize('handIn')
    return inertia.render('User/Expenses/Create', {
      categories: [...EXPENSE_CATEGORIES],
      today: today(),
      earliest: now().minus({ days: 365 }).toISODate()!,
    })
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(ExpensePolicy).authorize('handIn')
    const { file, ...form } = await request.validateUsing(expenseValidator)
    await submitExpense(user, form, { path: file.tmpPath!, size: file.size })

    notify('expenseHandedIn')
    return response.redirect().toRoute('expenses.index')
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    const expense = await Expense.ownedBy(user).where('reference', params.id).firstOrFail()
    await withdrawExpense(expense, user)

    notify('expenseWithdrawn')
    return response.redirect().toRoute('expenses.index')
  }
}
