import drive from '@adonisjs/drive/services/main'
import Expense from '#app/expenses/expense'
import type { AddFile } from '#app/shared/zip_archive'
import type User from '#app/users/user'

export async function addReceipts(user: User, add: AddFile) {
  for (const expense of await Expense.ownedBy(user).orderBy('id')) {
    if (!(await drive.use().exists(expense.receiptKey))) continue
    await add(`receipts/${expense.receiptName}`, await drive.use().getStream(expense.receiptKey))
  }
}
