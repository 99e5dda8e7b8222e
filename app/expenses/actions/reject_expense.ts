import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import Expense from '#app/expenses/expense'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import User from '#app/users/user'

/** The person reads the reason. It stays out of the log, which keeps no words. */
export async function rejectExpense({ id }: Pick<Expense, 'id'>, by: User, reason: string) {
  const expense = await Expense.lock(id)
  if (expense.userId === by.id) throw new Refusal('expense', 'expense.own')
  await expense.moveTo('rejected', {
    by,
    set: { decidedById: by.id, decidedAt: now(), rejectionReason: reason },
    audit: { amount: expense.amountCents },
  })

  const { reference, amountCents } = expense
  const user = await User.findOrFail(expense.userId)
  await sendEmail(recipientOf(user), 'expense_rejected', { reference, amountCents, reason })
  return expense
}
