import type { ReadStatement } from '#app/statements/reading/types'
import { StatementProblem } from '#app/statements/statement_problem'

/** Refuses a statement from which a line is missing. */
export function requireBalance({
  openingCents,
  closingCents,
  lines,
}: Pick<ReadStatement, 'openingCents' | 'closingCents' | 'lines'>) {
  if (openingCents === null || closingCents === null) return

  const sum = lines.reduce((total, { amountCents }) => total + amountCents, openingCents)
  if (sum !== closingCents) throw new StatementProblem('balance_mismatch')
}
