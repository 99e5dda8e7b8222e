import { requireEuroAccount } from '#app/money/statements/reading/require_euro_account'
import { centsOf, dayOf, signed } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

export type Balance = { cents: number; on: string }

/** SWIFT field 61: value day, entry day, mark (`RC` and `RD` reverse), funds code, amount, type, references. */
const ENTRY = /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(R?[CD])([A-Z])?(\d{1,15}),(\d{0,2})([A-Z][A-Z0-9]{3})?(.*)$/
/** SWIFT fields 60 and 62. */
const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,15}),(\d{0,2})\s*$/

export function entryIn(text: string) {
  const match = ENTRY.exec(text)
  if (!match) throw new StatementProblem(/^\d{6}/.test(text) ? 'bad_amount' : 'bad_date')
  const [, year, month, day, bookedMonth, bookedDay, mark, , euros, cents, , references] = match
  const valueOn = dayOf(centuryOf(year), month, day)
  const [reference, bankReference = null] = references.split('//')
  // RC takes back what came in: it goes out.
  const isOut = mark === 'D' || mark === 'RC'
  return {
    bookedOn: bookedMonth ? bookedIn(valueOn, bookedMonth, bookedDay) : valueOn,
    valueOn,
    amountCents: signed(centsOf(euros, cents), isOut),
    isReversal: mark.startsWith('R'),
    reference: /^(?:EREF|PREF|MARF|NONREF)?\s*$/.test(reference) ? null : reference,
    bankReference,
  }
}

export function balanceIn(text: string): Balance {
  const match = BALANCE.exec(text)
  if (!match) throw new StatementProblem('bad_amount')
  const [, mark, year, month, day, currency, euros, cents] = match
  requireEuroAccount(currency)
  return {
    cents: signed(centsOf(euros, cents), mark === 'D'),
    on: dayOf(centuryOf(year), month, day),
  }
}

const centuryOf = (year: string) => `20${year}`

/** The entry day has no year: it is the one nearest to the value day. */
function bookedIn(valueOn: string, month: string, day: string) {
  const year = Number(valueOn.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((one) => dayIn(String(one), month, day))
  if (days.length === 0) throw new StatementProblem('bad_date')
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(valueOn))
  return days.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

function dayIn(year: string, month: string, day: string) {
  try {
    return [dayOf(year, month, day)]
  } catch (error) {
    if (error instanceof StatementProblem) return []
    throw error
  }
}
