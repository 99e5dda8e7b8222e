import type { ReadHeader } from '#app/money/statements/reading/types'
import { StatementProblem } from '#app/money/statements/statement_problem'

export class BalanceCheck {
  #sumCents = 0
  #openingCents: number | null = null

  begin(openingCents: number | null) {
    this.#openingCents = openingCents
  }

  /** What the account holds then, where the statement says what it began with. */
  add(amountCents: number) {
    this.#sumCents += amountCents
    if (!Number.isSafeInteger(this.#sumCents)) throw new StatementProblem('bad_amount')
    return this.#openingCents === null ? null : this.#openingCents + this.#sumCents
  }

  /** Throws StatementProblem, with what is missing, for a statement whose lines do not make its closing balance. */
  require({ openingCents, closingCents }: Pick<ReadHeader, 'openingCents' | 'closingCents'>) {
    if (openingCents === null || closingCents === null) return
    const missingCents = closingCents - openingCents - this.#sumCents
    if (!Number.isSafeInteger(missingCents)) throw new StatementProblem('bad_amount')
    if (missingCents !== 0) throw new StatementProblem('balance_mismatch', printed(missingCents))
  }
}

/** `-1234.50`, without a currency: the sentence around it has one. */
export const printed = (cents: number) => (cents / 100).toFixed(2)
