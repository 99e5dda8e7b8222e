export const EXPENSE_CATEGORIES = ['travel', 'meals', 'lodging', 'equipment', 'phone', 'other'] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]
