import AuditLog from '#app/platform/audit/audit_log'
import type Expense from '#app/money/expenses/expense'
import { EXPENSE_EVENTS, type ExpenseEvent } from '#app/money/expenses/expense_event'

export async function expenseTimeline({ id, tenantId }: Expense): Promise<ExpenseEvent[]> {
  const logs = await AuditLog.query()
    .where({ tenant_id: tenantId, subject_type: 'expense', subject_id: id })
    .orderBy('id')
  return logs.flatMap(({ action: full, actorName, createdAt }) => {
    const action = EXPENSE_EVENTS.find((name) => full === `expense.${name}`)
    return action ? [{ action, at: createdAt.toISO()!, by: actorName }] : []
  })
}
