import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import type { ApprovalResult } from '#app/money/expenses/approval_result'
import { duplicatesAmong } from '#app/money/expenses/duplicates'
import Expense from '#app/money/expenses/expense'
import type User from '#app/people/accounts/user'

export async function approveExpenses(
  references: string[],
  by: User,
  { withDuplicates = false } = {}
): Promise<ApprovalResult[]> {
  // In one order, so that two selections at once do not wait for each other.
  const expenses = await Expense.query().whereIn('reference', references).orderBy('id').forUpdate()
  const twins = withDuplicates ? new Set<number>() : await duplicatesAmong(expenses.map(({ id }) => id))
  const problems = new Map(expenses.map((expense) => [expense.reference, problemOf(expense, by, twins)]))
  for (const expense of expenses) {
    if (problems.get(expense.reference) === null) await approveExpense(expense, by)
  }
  return references.map((reference) => ({
    reference,
    problem: problems.has(reference) ? problems.get(reference)! : 'notFound',
  }))
}

function problemOf(expense: Expense, by: User, twins: Set<number>): ApprovalResult['problem'] {
  if (expense.userId === by.id) return 'own'
  if (!expense.canMoveTo('approved')) return 'notSubmitted'
  return twins.has(expense.id) ? 'duplicate' : null
}
