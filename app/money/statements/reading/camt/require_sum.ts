import type { ReadLine } from '#app/money/statements/reading/types'
import { StatementProblem } from '#app/money/statements/statement_problem'

/** Refuses complete details that do not add up. Banks may leave details out, and may book charges apart from them. */
export function requireSum({
  amountCents,
  chargesCents,
  details,
  paymentsCount,
}: Pick<ReadLine, 'amountCents' | 'chargesCents' | 'details' | 'paymentsCount'>) {
  if (details.length === 0 || details.length !== paymentsCount) return

  let sum = 0
  for (const detail of details) {
    if (detail.amountCents === null) return
    sum += detail.amountCents
  }
  const explained = [0, chargesCents, -chargesCents]
  if (!explained.includes(amountCents - sum)) throw new StatementProblem('sum_mismatch')
}
