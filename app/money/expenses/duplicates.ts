import { cents, day, flag, fullName, number, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { counts } from '#app/money/expenses/questions'
import type Expense from '#app/money/expenses/expense'
import type { ExpenseStatus } from '#app/money/expenses/expense_status'

/** Kept by the database, see find_duplicate_expenses.sql. */
export const IS_DUPLICATE = 'expenses.id in (select expense_id from duplicate_expenses)'

export async function duplicatesAmong(ids: number[]) {
  const found = await readRows({ id: number('expense_id') }, 'from duplicate_expenses where expense_id = any(?)', [ids])
  return new Set(found.map(({ id }) => id))
}

const MAX_SHOWN = 20

export type DuplicateExpense = {
  reference: string
  person: string
  isSamePerson: boolean
  isSameFile: boolean
  isSameAmount: boolean
  status: ExpenseStatus
  incurredOn: string
  amountCents: number
}

export const duplicatesOf = ({ id }: Pick<Expense, 'id'>): Promise<DuplicateExpense[]> =>
  readRows(
    {
      reference: text('d.reference'),
      person: fullName('u'),
      isSamePerson: flag('d.user_id = e.user_id'),
      isSameFile: flag('d.sha_256 = e.sha_256'),
      isSameAmount: flag('d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents'),
      status: typed<ExpenseStatus>('d.status'),
      incurredOn: day('d.incurred_on'),
      amountCents: cents('d.amount_cents'),
    },
    `from expenses e
     join expenses d on d.id <> e.id and ${counts('d')}
       and (d.sha_256 = e.sha_256 or (d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents))
     join users u on u.id = d.user_id
     where e.id = ? and ${counts('e')} order by d.id limit ${MAX_SHOWN}`,
    [id]
  )
