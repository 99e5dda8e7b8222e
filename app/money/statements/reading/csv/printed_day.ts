import { dayOf } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

const YEAR_FIRST = /^(\d{4})([-/]?)(\d\d)\2(\d\d)$/
const DAY_FIRST = /^(\d\d)([-/])(\d\d)\2(\d{4})$/

/** The day of `20261105`, `2026-11-05` or `05-11-2026`. */
export function printedDay(text: string): string {
  const yearFirst = YEAR_FIRST.exec(text.trim())
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[3], yearFirst[4])
  const dayFirst = DAY_FIRST.exec(text.trim())
  if (dayFirst) return dayOf(dayFirst[4], dayFirst[3], dayFirst[1])
  throw new StatementProblem('bad_date')
}
