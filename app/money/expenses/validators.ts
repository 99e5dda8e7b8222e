import vine from '@vinejs/vine'
import { EXPENSE_CATEGORIES } from '#app/money/expenses/isomorphic/expense_category'
import { today } from '#app/platform/shared/clock'
import { cents, isoDay, line, optionalLine, reason, text, whole } from '#app/platform/shared/rules'

/** What is too much or too old is refused in words by the action. */
const MAX_TYPED_CENTS = 100_000_000
const MAX_AT_ONCE = 100

export const expenseValidator = vine.create({
  file: vine.file(),
  category: vine.enum(EXPENSE_CATEGORIES),
  incurredOn: isoDay({ latest: today }),
  amountCents: cents(MAX_TYPED_CENTS),
  vatCents: whole().min(0).max(MAX_TYPED_CENTS),
  description: text(500),
  job: optionalLine(60),
})

export const expenseDecisionValidator = vine.create({
  outcome: vine.enum(['approved', 'rejected'] as const),
  reason: reason().optional().requiredWhen('outcome', '=', 'rejected'),
})

export const approvalsValidator = vine.create({
  expenses: vine.array(line(20)).minLength(1).maxLength(MAX_AT_ONCE).distinct(),
  withDuplicates: vine.boolean().optional(),
})
