import { randomInt, randomUUID } from 'node:crypto'
import { approveExpense } from '#app/expenses/actions/approve_expense'
import { type ExpenseForm, handInExpense } from '#app/expenses/actions/hand_in_expense'
import Expense from '#app/expenses/expense'
import { now } from '#app/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/shared/tenancy'
import User from '#app/users/user'
import { withFile } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'

export const createResearcher = async (given: Parameters<typeof createUser>[0] = {}) => {
  const user = await createUser(given)
  return asWorker(async () => (await User.findOrFail(user.id)).merge({ isResearcher: true }).save())
}

/** Begins as an image does; the same text is the same file. */
export const png = (text: string = randomUUID()) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)])

export const pdf = (text: string = randomUUID()) => Buffer.from(`%PDF-1.7\n${text}`)

/** Hardly ever on the day and of the amount of another: all tests share one table. */
export const expenseForm = (given: Partial<ExpenseForm> = {}): ExpenseForm => ({
  category: 'travel',
  incurredOn: now()
    .minus({ days: randomInt(1, 360) })
    .toISODate()!,
  amountCents: randomInt(1_000, 5_000),
  vatCents: 0,
  description: 'Train from Utrecht to Zwolle and back',
  job: null,
  ...given,
})

/** An expense that was handed in. */
export const createExpense = (user: User, given: Partial<ExpenseForm> = {}, receipt = png()) =>
  inTenant(user.tenantId, () =>
    withFile(receipt, ({ path, size }) => handInExpense(user, expenseForm(given), { path, size }))
  )

export async function createApproved(user: User, given: Partial<ExpenseForm> = {}) {
  const expense = await createExpense(user, given)
  const approver = await createUser({ role: 'finance' })
  await asStaff(() => approveExpense(expense, approver))
  return { expense, approver }
}

export const expenseOf = (reference: string) =>
  asWorker(() => Expense.findByOrFail('reference', reference))

export const expensesOf = (user: { id: number }) =>
  asWorker(() => Expense.query().where('user_id', user.id).orderBy('id'))
