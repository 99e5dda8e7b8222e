import { audit } from '#app/audit/audit'
import Allocation from '#app/matching/allocation'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import Statement from '#app/statements/statement'
import StatementLine from '#app/statements/statement_line'
import { refuseNewStaff } from '#app/users/new_staff'
import type User from '#app/users/user'

/** A second person saw the line at the bank: what it paid is payable, before its statement came or whatever its balances say. */
export async function confirmLine({ id }: Pick<StatementLine, 'id'>, by: User) {
  const line = await StatementLine.lock(id)
  if (line.withdrawnAt) throw new Refusal('line', 'lineTakenBack')
  if (line.confirmedById) throw new Refusal('line', 'alreadyProven')
  const own = await Allocation.query().where({ lineId: id, createdById: by.id }).first()
  if (line.enteredById === by.id || own || (await uploaderOf(line)) === by.id)
    throw new Refusal('line', 'ownLine')
  refuseNewStaff(by, 'line')

  await line.merge({ confirmedById: by.id, confirmedAt: now() }).save()
  await audit('statement_line.confirmed', line.subject, by, { amount: line.amountCents })
  line.announce()
}

async function uploaderOf({ statementId }: StatementLine) {
  if (!statementId) return null
  const statement = await Statement.query().where('id', statementId).preload('file').firstOrFail()
  return statement.file.uploadedById
}
