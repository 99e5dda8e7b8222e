import Expense from '#app/money/expenses/expense'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

export async function approveExpense({ id }: Pick<Expense, 'id'>, by: User) {
  const expense = await Expense.lock(id)
  if (expense.userId === by.id) throw new Refusal('expense', 'expense.own')
  refuseNewStaff(by, 'expense')
  return expense.moveTo('approved', {
    by,
    set: { decidedById: by.id, decidedAt: now() },
    audit: { amount: expense.amountCents },
  })
}
