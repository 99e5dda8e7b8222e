import { addStoredFile } from '#app/account_closure/export/add_stored_file'
import Expense from '#app/expenses/expense'
import type { AddFile } from '#app/shared/zip_archive'
import type User from '#app/users/user'

/** Answers the names of those that are missing. */
export async function addReceipts(user: User, add: AddFile) {
  const missing: string[] = []
  for (const { receiptKey, receiptName } of await Expense.ownedBy(user).orderBy('id')) {
    missing.push(...(await addStoredFile(add, `receipts/${receiptName}`, receiptKey)))
  }
  return missing
}
