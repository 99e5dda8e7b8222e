import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, lock } from '#app/platform/shared/execute'
import { rivalsOf } from '#app/money/statements/rivals'
import Statement from '#app/money/statements/statement'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** A second person saw this statement at the bank: its lines are payable, and the chain of balances goes on with it. */
export async function confirmStatement({ id }: Pick<Statement, 'id'>, by: User) {
  await lock('statement_lines')
  const statement = await Statement.query().where('id', id).preload('file').firstOrFail()
  if (statement.file.status === 'withdrawn') throw new Refusal('statement', 'alreadyTakenBack')
  const rival = (await rivalsOf(statement)).find(({ isConfirmed }) => isConfirmed)
  if (rival) throw new Refusal('statement', 'rivalConfirmed', { statement: rival.reference })
  if (statement.isProven) throw new Refusal('statement', 'alreadyProven')
  if (statement.file.uploadedById === by.id) throw new Refusal('statement', 'ownStatement')
  refuseNewStaff(by, 'statement')

  await statement.merge({ confirmedById: by.id, confirmedAt: now() }).save()
  await execute('select chain_statements()')
  await record('statement.confirmed', { type: 'statement', id, tenantId: null }, by)
}
