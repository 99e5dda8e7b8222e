import { isReimbursed } from '#app/money/expenses/questions'
import { currentConnection } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/**
 * What was reimbursed stays with its receipt, as the books need (article 52 AWR), less what it was for, which may name
 * people. The rest goes. Returns the keys of stored files to delete.
 */
export async function eraseExpenses({ id, tenantId }: User) {
  const connection = await currentConnection()
  const values = [tenantId, id]
  await connection.query(
    `update expenses set description = '[erased]', job = null
     where tenant_id = $1 and user_id = $2 and ${isReimbursed('expenses')}`,
    values
  )
  const { rows } = await connection.query<{ key: string }>(
    `delete from expenses where tenant_id = $1 and user_id = $2 and not (${isReimbursed('expenses')}) returning receipt_key as key`,
    values
  )
  return rows.map(({ key }) => key)
}
