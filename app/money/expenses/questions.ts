import { type ExpenseStatus, OPEN_EXPENSES } from '#app/money/expenses/expense_status'
import { hasStatus } from '#app/platform/shared/question'

/** Conditions on expenses, each said once (`app/claims/claims/questions.ts`). */
const is = (...states: ExpenseStatus[]) => hasStatus(states)

/** Waits for finance to look at it. */
export const awaitsApproval = is('submitted')

/** Waits for the next payout. */
export const awaitsReimbursement = is('approved')

/** Money may still go to the person. */
export const isOpen = hasStatus(OPEN_EXPENSES)

export const isReimbursed = is('reimbursed')

/** Refused, or taken back by its person. */
export const isOver = is('rejected', 'withdrawn')

/** Counts when another receipt is compared with it. */
export const counts = (of: string) => `${of}.status <> 'withdrawn'`
