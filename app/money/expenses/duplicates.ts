import { counts } from '#app/money/expenses/questions'
import type Expense from '#app/money/expenses/expense'
import type { ExpenseStatus } from '#app/money/expenses/expense_status'
import { queryRows } from '#app/platform/shared/tenancy'

/** Who withdrew an expense may hand it in again. */
const STANDS = counts('d')

const isTwin = (same: string, of: string) =>
  `exists (select 1 from expenses d where ${same} and d.id <> ${of}.id and ${STANDS})`

/** The same file, or the same amount on one day, of anyone. */
export const duplicateSql = (of: string) =>
  `(${counts(of)} and (${isTwin(`d.sha_256 = ${of}.sha_256`, of)}
    or ${isTwin(`d.incurred_on = ${of}.incurred_on and d.amount_cents = ${of}.amount_cents`, of)}))`

export async function duplicatesAmong(ids: number[]) {
  const found = await queryRows<{ id: number }>(
    `select id from expenses where id = any(?) and ${duplicateSql('expenses')}`,
    [ids]
  )
  return new Set(found.map(({ id }) => id))
}

const MOST_SHOWN = 20

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

export const duplicatesOf = ({ id }: Pick<Expense, 'id'>) =>
  queryRows<DuplicateExpense>(
    `select d.reference, u.first_name || ' ' || u.last_name as person, d.user_id = e.user_id as "isSamePerson",
       d.sha_256 = e.sha_256 as "isSameFile",
       d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents as "isSameAmount",
       d.status, d.incurred_on as "incurredOn", d.amount_cents as "amountCents"
     from expenses e
     join expenses d on d.id <> e.id and ${STANDS}
       and (d.sha_256 = e.sha_256 or (d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents))
     join users u on u.id = d.user_id
     where e.id = ? and ${counts('e')} order by d.id limit ${MOST_SHOWN}`,
    [id]
  )
