import { post } from '#app/money/ledger/ledger'
import type { Basis } from '#app/money/matching/allocation'
import { nextIds } from '#app/platform/shared/next_ids'
import type StatementLine from '#app/money/statements/statement_line'

/** Books as a cost what the bank took off on the way. Needs the line locked. Returns that part; null for none. */
export async function bookCharges(line: StatementLine, givenCents: number, { by }: Basis) {
  const { chargesCents, openCents, amountCents } = line
  const isLessCharges = chargesCents > 0 && openCents === amountCents && givenCents === openCents + chargesCents
  if (!isLessCharges) return null
  const [id] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'cost.booked',
    key: `allocation:${id}`,
    postings: [
      { account: 'suspense', amountCents: chargesCents },
      { account: 'bank_costs', amountCents: -chargesCents },
    ],
    subject: { type: 'statement_line', id: line.id },
    actorId: by?.id,
  })
  return {
    id,
    kind: 'cost' as const,
    costKind: 'bank_costs' as const,
    amountCents: -chargesCents,
    ledgerTransactionId,
  }
}
