import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const EXPENSE_STATUSES = ['submitted', 'approved', 'rejected', 'reimbursed', 'withdrawn'] as const
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number]

export const expenseMachine = stateMachine<ExpenseStatus>({
  submitted: ['approved', 'rejected', 'withdrawn'],
  approved: ['submitted', 'reimbursed'],
  rejected: [],
  reimbursed: [],
  withdrawn: [],
})

/** Who withdrew an expense may hand it in again. */
export const COMPARED_EXPENSES = EXPENSE_STATUSES.filter((status) => status !== 'withdrawn')

/** Money may still go to the person. */
export const OPEN_EXPENSES = ['submitted', 'approved'] as const satisfies ExpenseStatus[]
