import { childOf, childrenOf, textOf, type XmlElement } from '#app/shared/xml/xml_element'
import { dayIn, dayOfTime, requireEuro, signedCents } from '#app/statements/reading/camt/values'
import { requireBalance } from '#app/statements/reading/require_balance'
import type { ReadLine, ReadStatement } from '#app/statements/reading/types'
import { accountIban, referenceIn } from '#app/statements/reading/values'
import { StatementProblem } from '#app/statements/statement_problem'

/** The account of a `Stmt`, which stands before its entries. */
export function ownIbanIn(statement: XmlElement): string {
  const account = childOf(statement, 'Acct')
  requireEuro(textOf(account, 'Ccy'))
  return accountIban(textOf(account, 'Id', 'IBAN'))
}

/** The statement of a `Stmt` whose entries were taken before. */
export function readStatement(element: XmlElement, lines: ReadLine[]): ReadStatement {
  const iban = ownIbanIn(element)
  const { opening, closing } = balancesIn(element)
  const openingCents = opening?.cents ?? null
  const closingCents = closing?.cents ?? null
  requireBalance({ openingCents, closingCents, lines })

  const days = lines.map(({ bookedOn }) => bookedOn)
  const fromOn = timeIn(element, 'FrToDt', 'FrDtTm') ?? opening?.on ?? closing?.on ?? days[0]
  const untilOn = timeIn(element, 'FrToDt', 'ToDtTm') ?? closing?.on ?? days.at(-1)
  const createdOn = timeIn(element, 'CreDtTm')
  const [from, until] = [fromOn ?? createdOn, untilOn ?? fromOn ?? createdOn]
  if (from === null || until === null) throw new StatementProblem('missing_field', 'CreDtTm')

  return {
    iban,
    statementId: referenceIn(textOf(element, 'Id')),
    sequence: referenceIn(textOf(element, 'ElctrncSeqNb') ?? textOf(element, 'LglSeqNb')),
    fromOn: days.reduce((first, day) => (day < first ? day : first), from),
    untilOn: days.reduce((last, day) => (day > last ? day : last), until),
    openingCents,
    closingCents,
    lines,
  }
}

function timeIn(element: XmlElement, ...path: string[]) {
  const time = textOf(element, ...path)
  return time === null ? null : dayOfTime(time)
}

type Balance = { type: string | null; cents: number; on: string | null }

/**
 * A statement in pages has an intermediate balance (ITBD) where a page begins or ends. PRCD is the closing balance of the
 * statement before.
 */
function balancesIn(element: XmlElement): { opening: Balance | null; closing: Balance | null } {
  const balances = childrenOf(element, 'Bal').flatMap(balanceIn)
  const ofType = (type: string) => balances.filter((balance) => balance.type === type)
  const intermediate = ofType('ITBD')
  const opening =
    earliest(ofType('OPBD')) ?? earliest(ofType('PRCD')) ?? intermediate.shift() ?? null
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
const sortedByDay = (balances: Balance[]) =>
  balances.toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''))
