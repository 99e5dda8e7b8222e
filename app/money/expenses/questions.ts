import { COMPARED_EXPENSES, type ExpenseStatus, OPEN_EXPENSES } from '#app/money/expenses/expense_status'
import { hasStatus } from '#app/platform/shared/question'

const is = (...states: ExpenseStatus[]) => hasStatus(states)

export const awaitsApproval = is('submitted')

export const awaitsReimbursement = is('approved')

export const isOpen = hasStatus(OPEN_EXPENSES)

export const isReimbursed = is('reimbursed')

export const isOver = is('rejected', 'withdrawn')

/** Another receipt is compared with it. */
export const counts = hasStatus(COMPARED_EXPENSES)
