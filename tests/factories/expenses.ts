import { randomInt, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import { type ExpenseForm, submitExpense } from '#app/money/expenses/actions/submit_expense'
import Expense from '#app/money/expenses/expense'
import { now } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import { withFile } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'

export const createResearcher = async (given: Parameters<typeof createUser>[0] = {}) => {
  const user = await createUser(given)
  return asWorker(async () => (await User.findOrFail(user.id)).merge({ isResearcher: true }).save())
}

/** A black dot; the same text is the same file. */
export const png = (text: string = randomUUID()) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('0000000100000001' + '0800000000', 'hex')),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** Source: PNG (Third Edition), section 5.3. */
function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

/** As a phone takes it: lying on its side, with where it was. */
export const photo = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a03050' } })
    .toFormat(format)
    .withExif({ IFD0: { Make: 'Fairphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

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
    withFile(receipt, ({ path, size }) => submitExpense(user, expenseForm(given), { path, size }))
  )

export async function createApproved(user: User, given: Partial<ExpenseForm> = {}) {
  const expense = await createExpense(user, given)
  const approver = await createUser({ role: 'finance' })
  await asStaff(() => approveExpense(expense, approver))
  return { expense, approver }
}

export const expenseOf = (reference: string) => asWorker(() => Expense.findByOrFail('reference', reference))

export const expensesOf = (user: { id: number }) =>
  asWorker(() => Expense.query().where('user_id', user.id).orderBy('id'))
