import { approveExpense } from '#app/expenses/actions/approve_expense'
import type { ApprovalResult } from '#app/expenses/approval_result'
import Expense from '#app/expenses/expense'
import type User from '#app/users/user'

/** Approves what this person can approve, and answers for each. */
export async function approveExpenses(references: string[], by: User): Promise<ApprovalResult[]> {
  // In one order, so that two selections at once do not wait for each other.
  const expenses = await Expense.query().whereIn('reference', references).orderBy('id').forUpdate()
  const problems = new Map(expenses.map((expense) => [expense.reference, problemOf(expense, by)]))
  for (const expense of expenses) {
    if (problems.get(expense.reference) === null) await approveExpense(expense, by)
  }
  return references.map((reference) => ({
    reference,
    problem: problems.has(reference) ? problems.get(reference)! : 'notFound',
  }))
}

function problemOf(expense: Expense, by: User): ApprovalResult['problem'] {
  if (expense.userId === by.id) return 'own'
  return expense.canMoveTo('approved') ? null : 'notSubmitted'
}
