import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/messages/events/record'
import Expense from '#app/money/expenses/expense'
import ExpensePolicy from '#app/money/expenses/expense_policy'
import { sendReceipt } from '#app/web/http/send_receipt'

export default class ReceiptsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(ExpensePolicy).authorize('view')
    const expense = await Expense.findByOrFail('reference', ctx.params.expense_id)
    await record('expense.receipt_opened', expense.auditSubject, ctx.user)
    return sendReceipt(ctx, expense)
  }
}
