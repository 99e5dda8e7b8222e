import { isValidIBAN } from 'ibantools'
import { oneLine, shortened } from '#app/platform/shared/clean_text'
import { STATEMENT_LIMITS } from '#app/money/statements/reading/limits'
import { StatementProblem } from '#app/money/statements/statement_problem'
import { plainIban } from '#app/people/accounts/isomorphic/iban'

const EARLIEST_YEAR = 1990
const LATEST_YEAR = 2099

/** Parts of a text as one line, without control characters. */
export const joined = (...parts: (string | null)[]): string =>
  lineOf(parts.filter(Boolean).join(' '), STATEMENT_LIMITS.descriptionCharacters)

export const nameIn = (text: string | null): string | null =>
  lineOf(text ?? '', STATEMENT_LIMITS.nameCharacters) || null

/** Null for what banks write in place of a reference. */
export function referenceIn(text: string | null): string | null {
  const reference = lineOf(text ?? '', STATEMENT_LIMITS.referenceCharacters)
  const isFiller = ['', 'NOTPROVIDED', 'NONREF'].includes(reference.replaceAll(' ', ''))
  return isFiller ? null : reference
}

/** An account that a file is about: an IBAN, or a number where a bank still writes one. */
export function accountIn(text: string | null): string {
  const iban = ibanIn(text)
  if (iban !== null) return iban
  const number = text?.replace(/[\s.]/g, '').toUpperCase() ?? ''
  if (!/^(?:[A-Z]{4})?\d{5,18}$/.test(number)) throw new StatementProblem('bad_iban')
  return number
}

/** Null for other account numbers: foreign accounts and savings accounts have no IBAN. */
export function ibanIn(text: string | null): string | null {
  if (text === null || text === '' || text.length > 50) return null
  const iban = plainIban(text)
  return isValidIBAN(iban) ? iban : null
}

export function dayOf(year: string, month: string, day: string): string {
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  if (!isReal || Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) {
    throw new StatementProblem('bad_date')
  }
  return date
}

/** Cents of the digits before and after the decimal separator. */
export function centsOf(euros: string, fraction: string): number {
  const cents = Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  const hasPartOfCent = /[^0]/.test(fraction.slice(2))
  if (hasPartOfCent || !(cents < STATEMENT_LIMITS.amountCents)) {
    throw new StatementProblem('bad_amount')
  }
  return cents
}

/** Without it, nothing that goes out would be -0. */
export const signed = (cents: number, isOut: boolean) => (isOut ? 0 - cents : cents)

const lineOf = (text: string, most: number) => detached(shortened(oneLine(text), most).trimEnd())

/** A slice would keep the piece of the file in memory that it is from. Half a character becomes U+FFFD. */
const detached = (text: string) => Buffer.from(text).toString()
