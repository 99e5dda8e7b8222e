import { DateTime } from 'luxon'
import { childOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { centsOf, dayOf, signed } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

// ISO 20022 has at most 18 digits, five of them behind the point.
const AMOUNT = /^\+?(?=\.?\d)(\d{0,18})(?:\.(\d{0,5}))?$/
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/
const TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/

export function signedCents(element: XmlElement): number {
  return signed(euroCents(childOf(element, 'Amt')), isDebit(element))
}

export function euroCents(amount: XmlElement | null): number {
  if (amount === null) throw new StatementProblem('missing_field', 'Amt')
  requireEuro(amount.attributes.Ccy ?? null)
  const match = AMOUNT.exec(amount.text.trim())
  if (match === null) throw new StatementProblem('bad_amount')
  return centsOf(match[1], match[2] ?? '')
}

export function isDebit(element: XmlElement): boolean {
  const indicator = textOf(element, 'CdtDbtInd')
  if (indicator !== 'CRDT' && indicator !== 'DBIT') {
    throw new StatementProblem('missing_field', 'CdtDbtInd')
  }
  return indicator === 'DBIT'
}

export function requireEuro(currency: string | null) {
  if (currency === null || currency === 'EUR') return
  throw new StatementProblem('other_currency', /^[A-Z]{3}$/.test(currency) ? currency : null)
}

export function dayIn(element: XmlElement | null): string | null {
  const date = textOf(element, 'Dt')
  if (date !== null) return dayOfDate(date)
  const time = textOf(element, 'DtTm')
  return time === null ? null : dayOfTime(time)
}

/** A time without a zone is a Dutch one. */
export function dayOfTime(text: string): string {
  const match = TIME.exec(text)
  if (match === null) throw new StatementProblem('bad_date')
  const day = dayOf(match[1], match[2], match[3])
  if (match[4] === undefined) return day

  const dutchDay = DateTime.fromISO(text, { zone: 'Europe/Amsterdam' }).toISODate()
  if (dutchDay === null) throw new StatementProblem('bad_date')
  return dutchDay
}

function dayOfDate(text: string) {
  const match = DATE.exec(text)
  if (match === null) throw new StatementProblem('bad_date')
  return dayOf(match[1], match[2], match[3])
}
