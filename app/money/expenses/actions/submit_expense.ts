import { randomUUID } from 'node:crypto'
import { headOf } from '#app/claims/attachments/head_of'
import { record } from '#app/messages/events/record'
import { withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import { liveEvents } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import Expense from '#app/money/expenses/expense'
import type { ExpenseCategory } from '#app/money/expenses/isomorphic/expense_category'
import { cleanPhoto } from '#app/money/expenses/clean_photo'
import { type ReceiptType, receiptTypeOf } from '#app/money/expenses/receipt_type'
import { mostVatIn } from '#app/money/expenses/isomorphic/vat'
import { now, today } from '#app/platform/shared/clock'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'
import type User from '#app/people/accounts/user'

export const MAX_BYTES = 10_000_000
const MAX_CENTS = 500_000
const MAX_DAYS_AGO = 365

export type ExpenseForm = {
  category: ExpenseCategory
  incurredOn: string
  amountCents: number
  vatCents: number
  description: string
  job?: string | null
}

type Receipt = { path: string; size: number }

/** Keeps the receipt without the name that its file had, and a photo without where and when it was taken. */
export async function submitExpense(user: User, form: ExpenseForm, receipt: Receipt) {
  refuseImpossible(form)
  const type = await typeOf(receipt)
  if (type === 'application/pdf') return keep(user, form, { ...receipt, type, original: receipt })
  return withTemporaryFile(async (path) => {
    const size = await cleanPhoto(receipt.path, path, type)
    return keep(user, form, { path, size, type, original: receipt })
  })
}

type Kept = Receipt & { type: ReceiptType; original: Receipt }

async function keep(user: User, form: ExpenseForm, { path, size, type, original }: Kept) {
  const receiptKey = `expenses/${randomUUID()}`
  // Of what was chosen: the same file handed in again is found, whatever cleaned it.
  const sha256 = await sha256Of(original.path)
  return withStoredFiles([{ key: receiptKey, path }], async () => {
    const expense = await Expense.create({
      ...form,
      job: form.job || null,
      reference: newReference('EXP'),
      tenantId: user.tenantId,
      userId: user.id,
      status: 'submitted',
      receiptKey,
      receiptType: type,
      receiptSize: size,
      sha256,
      createdAt: now(),
    })
    const submitted = liveEvents('ExpenseSubmitted', expense.reference, toUser(user.id), 'admin')
    await record('expense.submitted', expense.auditSubject, user, { amount: expense.amountCents }, submitted)
    return expense
  })
}

function refuseImpossible({ amountCents, vatCents, incurredOn }: ExpenseForm) {
  if (amountCents > MAX_CENTS) throw new Refusal('amountCents', 'expense.tooMuch')
  if (vatCents > mostVatIn(amountCents)) throw new Refusal('vatCents', 'expense.vatAboveAmount')
  if (incurredOn > today()) throw new Refusal('incurredOn', 'expense.inTheFuture')
  const earliest = now().minus({ days: MAX_DAYS_AGO }).toISODate()!
  if (incurredOn < earliest) throw new Refusal('incurredOn', 'expense.tooOld')
}

async function typeOf({ path, size }: Receipt) {
  if (size > MAX_BYTES) throw new Refusal('file', 'expense.receiptTooLarge')
  if (size === 0) throw new Refusal('file', 'expense.receiptEmpty')
  const type = receiptTypeOf(await headOf(path))
  if (!type) throw new Refusal('file', 'expense.receiptType')
  return type
}
