import { cents, number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { isOpen, isReimbursed } from '#app/money/expenses/questions'
import type User from '#app/people/accounts/user'

export type ExpenseTotals = { waiting: number; waitingCents: number; reimbursedCents: number }

export async function expenseTotals({ id, tenantId }: User) {
  const totals = await readRow(
    {
      waiting: number(`count(*) filter (where ${isOpen('expenses')})::int`),
      waitingCents: cents(`coalesce(sum(amount_cents) filter (where ${isOpen('expenses')}), 0)::bigint`),
      reimbursedCents: cents(`coalesce(sum(amount_cents) filter (where ${isReimbursed('expenses')}), 0)::bigint`),
    },
    'from expenses where tenant_id = ? and user_id = ?',
    [tenantId, id]
  )
  return totals!
}
