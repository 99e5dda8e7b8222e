import { record } from '#app/messages/events/record'
import { post } from '#app/money/ledger/ledger'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import { writeAllocations } from '#app/money/matching/allocate'
import Allocation from '#app/money/matching/allocation'
import { now } from '#app/platform/shared/clock'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

/** Takes a line entered by hand out of the books on its own day. Throws a Refusal for a line of the bank. */
export async function withdrawLine({ id }: Pick<StatementLine, 'id'>, by: User) {
  await lock('statement_lines')
  const { statementId, withdrawnAt } = await StatementLine.lock(id)
  if (statementId !== null) throw new Refusal('line', 'lineOfBank')
  if (withdrawnAt) throw new Refusal('line', 'alreadyUndone')
  const allocations = await Allocation.active(id)
  for (const allocation of allocations.toReversed()) await undoAllocation(allocation, by)

  const line = await StatementLine.lock(id)
  const { amountCents, bookedOn } = line
  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'statement.taken_back',
    key: `allocation:${allocationId}`,
    subject: { type: 'statement_line', id },
    actorId: by.id,
    reversesId: line.ledgerTransactionId,
    effectiveOn: bookedOn,
  })
  await writeAllocations(line, [{ id: allocationId, kind: 'withdrawn', amountCents, ledgerTransactionId }], { by })
  await line.merge({ withdrawnAt: now(), withdrawnById: by.id }).save()
  await record('statement_line.withdrawn', line.auditSubject, by, { amount: amountCents })
  return line
}
