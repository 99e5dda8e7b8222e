import type { ReadStatement } from '#app/statements/reading/types'
import { StatementProblem } from '#app/statements/statement_problem'

/** Refuses a statement from which a line is missing. */
export function requireBalance({
  openingCents,
  closingCents,
  lines,
}: Pick<ReadStatement, 'openingCents' | 'closingCents' | 'lines'>) {
  if (openingCents === null || closingCents === null) return

  let sum = openingCents
  for (const { amountCents } of lines) {
    sum += amountCents
    if (!Number.isSafeInteger(sum)) throw new StatementProblem('bad_amount')
  }
  if (sum !== closingCents) throw new StatementProblem('balance_mismatch')
}
