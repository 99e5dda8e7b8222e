export const EXPENSE_EVENTS = [
  'submitted',
  'approved',
  'approval_taken_back',
  'rejected',
  'reimbursed',
  'withdrawn',
] as const
export type ExpenseEventName = (typeof EXPENSE_EVENTS)[number]

export type ExpenseEvent = {
  action: ExpenseEventName
  /** ISO 8601. */
  at: string
  by: string
}
