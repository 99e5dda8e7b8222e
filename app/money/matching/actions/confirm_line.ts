import { record } from '#app/messages/events/record'
import Allocation from '#app/money/matching/allocation'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import Statement from '#app/money/statements/statement'
import StatementLine from '#app/money/statements/statement_line'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** A second person saw the line at the bank: what it paid is payable, before its statement came or whatever its balances say. */
export async function confirmLine({ id }: Pick<StatementLine, 'id'>, by: User) {
  const line = await StatementLine.lock(id)
  if (line.withdrawnAt) throw new Refusal('line', 'lineTakenBack')
  if (line.confirmedById) throw new Refusal('line', 'alreadyProven')
  const own = await Allocation.query().where({ lineId: id, createdById: by.id }).first()
  if (line.enteredById === by.id || own || (await uploaderOf(line)) === by.id) throw new Refusal('line', 'ownLine')
  refuseNewStaff(by, 'line')

  await line.merge({ confirmedById: by.id, confirmedAt: now() }).save()
  await record('statement_line.confirmed', line, by, { amount: line.amountCents })
}

async function uploaderOf({ statementId }: StatementLine) {
  if (!statementId) return null
  const statement = await Statement.query().where('id', statementId).preload('file').firstOrFail()
  return statement.file.uploadedById
}
