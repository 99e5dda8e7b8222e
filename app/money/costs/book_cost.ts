import { post } from '#app/money/ledger/ledger'
import { writeAllocations } from '#app/money/matching/allocate'
import type { Basis } from '#app/money/matching/allocation'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { nextIds } from '#app/platform/shared/next_ids'
import type StatementLine from '#app/money/statements/statement_line'

type Cost = { costKind: CostKind; costRuleId?: number; basis: Basis }

/** What is open of a line is what the bank took or gave. Needs the line locked. Returns the id of the ledger transaction. */
export async function bookCost(line: StatementLine, { costKind, costRuleId, basis }: Cost) {
  const [id] = await nextIds('allocations', 1)
  const { openCents: amountCents } = line
  const ledgerTransactionId = await post({
    kind: 'cost.booked',
    key: `allocation:${id}`,
    postings: [
      { account: 'suspense', amountCents: -amountCents },
      { account: costKind, amountCents },
    ],
    subject: { type: 'statement_line', id: line.id },
    actorId: basis.by?.id,
  })
  await writeAllocations(line, [{ id, kind: 'cost', costKind, costRuleId, amountCents, ledgerTransactionId }], basis)
  return ledgerTransactionId
}
