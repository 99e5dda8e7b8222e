import { isOpen, isReimbursed } from '#app/money/expenses/questions'
import { queryRow } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export type ExpenseTotals = { waiting: number; waitingCents: number; reimbursedCents: number }

export async function expenseTotals({ id, tenantId }: User) {
  const totals = await queryRow<ExpenseTotals>(
    `select count(*) filter (where ${isOpen('expenses')})::int as waiting,
       coalesce(sum(amount_cents) filter (where ${isOpen('expenses')}), 0)::bigint as "waitingCents",
       coalesce(sum(amount_cents) filter (where ${isReimbursed('expenses')}), 0)::bigint as "reimbursedCents"
     from expenses where tenant_id = ? and user_id = ?`,
    [tenantId, id]
  )
  return totals!
}
