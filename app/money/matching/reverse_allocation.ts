import { record } from '#app/messages/events/record'
import { post } from '#app/money/ledger/ledger'
import type { LedgerKind } from '#app/money/ledger/isomorphic/ledger_kind'
import type Allocation from '#app/money/matching/allocation'
import type { AllocationKind } from '#app/money/matching/allocation_kind'
import { now } from '#app/platform/shared/clock'
import type StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

const REVERSALS: Record<Exclude<AllocationKind, 'payout_return' | 'withdrawn'>, LedgerKind> = {
  claim: 'refund.reversed',
  reclaim: 'refund.reversed',
  payout_run: 'payout.reversed',
  payout: 'payout.reversed',
  settlement: 'settlement.reversed',
  sent_back: 'payout.cancelled',
  write_off: 'write_off.reversed',
  cost: 'cost.reversed',
}

/** Needs the line and the allocation locked: the amount stands in suspense again. */
export async function reverseAllocation(
  allocation: Allocation & { kind: keyof typeof REVERSALS },
  line: StatementLine,
  by: User | null
) {
  const reversalTransactionId = await post({
    kind: REVERSALS[allocation.kind],
    key: `allocation:${allocation.id}:reversed`,
    subject: allocation.claimId ? { type: 'claim', id: allocation.claimId } : { type: 'statement_line', id: line.id },
    actorId: by?.id,
    reversesId: allocation.ledgerTransactionId,
  })
  await allocation
    .merge({
      reversedAt: now(),
      reversedById: by?.id ?? null,
      reversalTransactionId,
      review: 'not_needed',
    })
    .save()
  await line.merge({ openCents: line.openCents + allocation.amountCents }).save()
  await record('statement_line.unmatched', line, by, {
    amount: allocation.amountCents,
    kind: allocation.kind,
  })
}
