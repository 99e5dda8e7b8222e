import Expense from '#app/money/expenses/expense'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function revokeApproval({ id }: Pick<Expense, 'id'>, by: User) {
  const expense = await Expense.lock(id)
  if (expense.userId === by.id) throw new Refusal('expense', 'expense.own')
  return expense.moveTo('submitted', {
    by,
    set: { decidedById: null, decidedAt: null },
    audit: { amount: expense.amountCents },
    action: 'approval_taken_back',
  })
}
