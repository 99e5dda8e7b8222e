import Expense from '#app/money/expenses/expense'
import User from '#app/people/accounts/user'

export async function withdrawExpense({ id }: Pick<Expense, 'id'>, by: User) {
  // An erasure locks the person before their expenses.
  await User.lock(by.id)
  const expense = await Expense.lock(id)
  return expense.moveTo('withdrawn', { by, audit: { amount: expense.amountCents } })
}
