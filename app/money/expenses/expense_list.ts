import { awaitsApproval, awaitsReimbursement, isOver, isReimbursed } from '#app/money/expenses/questions'
import { IS_DUPLICATE } from '#app/money/expenses/duplicates'
import { EXPENSE_CATEGORIES } from '#app/money/expenses/isomorphic/expense_category'
import { EXPENSE_STATUSES } from '#app/money/expenses/expense_status'
import { cents, code, day, flag, fullName, instant, orNull, text } from '#app/platform/shared/column'
import { foundBy } from '#app/platform/lists/condition'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { days, flagged, oneOf } from '#app/platform/lists/filter'

export const expenseList = defineList({
  name: 'expenses',
  words: 'staff_lists.expenses',
  openTo: 'finance',
  table: 'expenses',
  joins: `
    join users on users.id = expenses.user_id
    left join users decider on decider.id = expenses.decided_by_id
    left join users payer on payer.id = expenses.reimbursed_by_id`,
  key: 'expenses.reference',
  columns: {
    reference: text('expenses.reference'),
    person: fullName('users'),
    category: code('expenses.category', EXPENSE_CATEGORIES, 'admin.codes.expenseCategory'),
    description: text('expenses.description'),
    job: orNull(text('expenses.job')),
    incurredOn: day('expenses.incurred_on'),
    amountCents: cents('expenses.amount_cents', { sum: true }),
    vatCents: cents('expenses.vat_cents', { sum: true }),
    status: code('expenses.status', EXPENSE_STATUSES, 'admin.codes.expenseStatus'),
    isDuplicate: flag(IS_DUPLICATE),
    handedInAt: instant('expenses.created_at'),
    decidedBy: orNull(fullName('decider')),
    decidedAt: orNull(instant('expenses.decided_at')),
    reimbursedBy: orNull(fullName('payer')),
    reimbursedAt: orNull(instant('expenses.reimbursed_at')),
  },
  views: {
    review: awaitsApproval('expenses'),
    reimburse: awaitsReimbursement('expenses'),
    reimbursed: isReimbursed('expenses'),
    all: '',
  },
  rest: isOver('expenses'),
  filters: {
    category: oneOf('expenses.category', EXPENSE_CATEGORIES, 'admin.codes.expenseCategory'),
    status: oneOf('expenses.status', EXPENSE_STATUSES, 'admin.codes.expenseStatus'),
    duplicate: flagged(IS_DUPLICATE),
    incurred: days('expenses.incurred_on'),
  },
  search,
  sorts: {
    expense: ['expenses.id'],
    incurred: ['expenses.incurred_on', 'expenses.id'],
    amount: ['expenses.amount_cents', 'expenses.id'],
  },
  defaults: { sort: 'expense' },
})

export type ExpenseRow = RowOf<typeof expenseList>
export type ExpenseView = ViewOf<typeof expenseList>

function search(typed: string) {
  if (!/^EXP-/i.test(typed)) return foundBy('expenses.user_id', 'find_users', typed)
  return { sql: 'starts_with(expenses.reference, ?)', values: [typed.toUpperCase()] }
}
