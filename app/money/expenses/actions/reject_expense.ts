import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import Expense from '#app/money/expenses/expense'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

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
