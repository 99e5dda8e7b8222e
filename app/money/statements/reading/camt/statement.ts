import { childOf, childrenOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { dayIn, dayOfTime, requireEuro, signedCents } from '#app/money/statements/reading/camt/values'
import type { Days } from '#app/money/statements/reading/days'
import type { ReadHeader } from '#app/money/statements/reading/types'
import { accountIn, referenceIn } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

/** The account of a `Stmt`, which stands before its entries; a number where it has no IBAN. */
export function accountOf(statement: XmlElement): string {
  const account = childOf(statement, 'Acct')
  return accountIn(textOf(account, 'Id', 'IBAN') ?? textOf(account, 'Id', 'Othr', 'Id'))
}

export function requireEuroAccount(statement: XmlElement) {
  requireEuro(textOf(childOf(statement, 'Acct'), 'Ccy'))
}

/** What the account held before the entries; balances stand before them. */
export const openingOf = (statement: XmlElement) => balancesIn(statement).opening?.cents ?? null

/** What a `Stmt` says of itself; `days` are those of its entries. */
export function headerOf(element: XmlElement, days: Days | null): ReadHeader {
  requireEuroAccount(element)
  const { opening, closing } = balancesIn(element)
  const fromOn = timeIn(element, 'FrToDt', 'FrDtTm') ?? opening?.on ?? closing?.on ?? days?.first
  const untilOn = timeIn(element, 'FrToDt', 'ToDtTm') ?? closing?.on ?? days?.last
  const createdOn = timeIn(element, 'CreDtTm')
  const [from, until] = [fromOn ?? createdOn, untilOn ?? fromOn ?? createdOn]
  if (from === null || until === null) throw new StatementProblem('missing_field', 'CreDtTm')

  return {
    statementId: referenceIn(textOf(element, 'Id')),
    sequence: sequenceIn(element),
    fromOn: days && days.first < from ? days.first : from,
    untilOn: days && days.last > until ? days.last : until,
    openingCents: opening?.cents ?? null,
    closingCents: closing?.cents ?? null,
    isNewestFirst: false,
  }
}

/** A statement in pages counts them apart: `214.2` is the second page of number 214. */
function sequenceIn(element: XmlElement) {
  const number = referenceIn(textOf(element, 'ElctrncSeqNb') ?? textOf(element, 'LglSeqNb'))
  const page = textOf(element, 'StmtPgntn', 'PgNb') ?? textOf(element, 'RptPgntn', 'PgNb')
  const isPaged = page !== null && (page !== '1' || textOf(element, 'StmtPgntn', 'LastPgInd') === 'false')
  return number && isPaged ? `${number}.${page}` : number
}

function timeIn(element: XmlElement, ...path: string[]) {
  const time = textOf(element, ...path)
  return time === null ? null : dayOfTime(time)
}

type Balance = { type: string | null; cents: number; on: string | null }

/** ITBD: where a page of a statement begins or ends. PRCD: the closing balance of the statement before. */
function balancesIn(element: XmlElement): { opening: Balance | null; closing: Balance | null } {
  const balances = childrenOf(element, 'Bal').flatMap(balanceIn)
  const ofType = (type: string) => balances.filter((balance) => balance.type === type)
  const intermediate = ofType('ITBD')
  const opening = earliest(ofType('OPBD')) ?? earliest(ofType('PRCD')) ?? intermediate.shift() ?? null
  const closing = latest(ofType('CLBD')) ?? intermediate.at(-1) ?? null
  return { opening, closing }
}

/** Other types, such as available balances, may be in any currency. */
function balanceIn(element: XmlElement): Balance[] {
  const type = textOf(element, 'Tp', 'CdOrPrtry', 'Cd')
  if (!['OPBD', 'PRCD', 'ITBD', 'CLBD'].includes(type ?? '')) return []
  return [{ type, cents: signedCents(element), on: dayIn(childOf(element, 'Dt')) }]
}

const earliest = (balances: Balance[]) => sortedByDay(balances)[0]
const latest = (balances: Balance[]) => sortedByDay(balances).at(-1)
const sortedByDay = (balances: Balance[]) => balances.toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''))
