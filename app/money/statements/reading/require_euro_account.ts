import { StatementProblem } from '#app/money/statements/statement_problem'

export function requireEuroAccount(currency: string) {
  if (currency === 'EUR') return
  throw new StatementProblem('other_currency', /^[A-Z]{3}$/.test(currency) ? currency : null)
}
