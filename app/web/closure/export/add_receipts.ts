import { addStoredFile } from '#app/web/closure/export/add_stored_file'
import Expense from '#app/money/expenses/expense'
import type { AddFile } from '#app/platform/shared/zip_archive'
import type User from '#app/people/accounts/user'

/** Answers the names of those that are missing. */
export async function addReceipts(user: User, add: AddFile) {
  const missing: string[] = []
  for (const { receiptKey, receiptName } of await Expense.ownedBy(user).orderBy('id')) {
    missing.push(...(await addStoredFile(add, `receipts/${receiptName}`, receiptKey)))
  }
  return missing
}
