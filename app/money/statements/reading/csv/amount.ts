import { centsOf, signed } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

const DUTCH = /^(?:(\d{1,3}(?:\.\d{3})+),(\d\d)|(\d{1,14})(?:,(\d{1,2}))?)$/
const ENGLISH = /^(?:(\d{1,3}(?:,\d{3})+)\.(\d\d)|(\d{1,14})(?:\.(\d{1,2}))?)$/

/** Cents of `1.042,30`, `+12,08`, `-10.5` or `1,042.30`. `1.250` is refused: it can be a thousand as well as one. */
export function printedCents(text: string): number {
  const number = text.trim()
  const sign = /^[+-]/.exec(number)?.[0] ?? ''
  const unsigned = number.slice(sign.length)
  const match = DUTCH.exec(unsigned) ?? ENGLISH.exec(unsigned)
  if (match === null) throw new StatementProblem('bad_amount')

  const euros = (match[1] ?? match[3]).replace(/\D/g, '')
  return signed(centsOf(euros, match[2] ?? match[4] ?? ''), sign === '-')
}
