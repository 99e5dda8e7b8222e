import Expense from '#app/money/expenses/expense'
import { isOpen, isReimbursed } from '#app/money/expenses/questions'
import { addStoredFile } from '#app/platform/personal_data/add_stored_file'
import { AS_THE_BOOKS, type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'

export const expensesData: PersonalData = {
  tables: {
    expenses: {
      exported: 'expenses.csv',
      erased: { kept: 'what was reimbursed, with its receipt, less what it was for' },
      retained: AS_THE_BOOKS,
    },
  },
  export: {
    tables: [
      {
        name: 'expenses',
        columns: [
          'reference',
          'handed_in_at',
          'category',
          'incurred_on',
          'amount_cents',
          'vat_cents',
          'description',
          'job',
          'status',
          'decided_at',
          'rejection_reason',
          'reimbursed_at',
        ],
        sql: `select reference, ${localTime('created_at')} as handed_in_at, category, incurred_on, amount_cents, vat_cents,
                description, job, status, ${localTime('decided_at')} as decided_at, rejection_reason,
                ${localTime('reimbursed_at')} as reimbursed_at
              from expenses where tenant_id = $1 and user_id = $2 order by id`,
      },
    ],
    async files(person, add) {
      const missing: string[] = []
      for (const { receiptKey, receiptName } of await Expense.ownedBy(person).orderBy('id')) {
        missing.push(...(await addStoredFile(add, `receipts/${receiptName}`, receiptKey)))
      }
      return missing
    },
  },
  async blockers(person, { lock }) {
    const open = await Expense.ownedBy(person)
      .whereRaw(isOpen('expenses'))
      .if(lock, (query) => void query.forUpdate())
    return open.length > 0 ? ['expensesOpen'] : []
  },
  /** What was reimbursed stays, as the books need (article 52 AWR), less what it was for, which may name people. */
  async erase({ id }) {
    await execute(
      `update expenses set description = '[erased]', job = null where user_id = ? and ${isReimbursed('expenses')}`,
      [id]
    )
    const rest = `user_id = ? and not (${isReimbursed('expenses')})`
    const receipts = await readRows({ key: text('receipt_key') }, `from expenses where ${rest}`, [id])
    await execute(`delete from expenses where ${rest}`, [id])
    return receipts.map(({ key }) => key)
  },
}
