import type { HttpContext } from '@adonisjs/core/http'
import Expense from '#app/money/expenses/expense'
import { sendReceipt } from '#app/web/http/send_receipt'

export default class ReceiptsController {
  async show(ctx: HttpContext) {
    const expense = await Expense.ownedBy(ctx.user).where('reference', ctx.params.expense_id).firstOrFail()
    return sendReceipt(ctx, expense)
  }
}
