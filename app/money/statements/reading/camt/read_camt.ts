import { readElements } from '#app/platform/shared/xml/read_elements'
import type { XmlElement } from '#app/platform/shared/xml/xml_element'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'
import { BalanceCheck } from '#app/money/statements/reading/balance_check'
import { readEntry } from '#app/money/statements/reading/camt/entry'
import { accountOf, headerOf, openingOf, requireEuroAccount } from '#app/money/statements/reading/camt/statement'
import { readTransaction, type Transaction } from '#app/money/statements/reading/camt/transaction'
import { messageName } from '#app/money/statements/reading/camt/message_name'
import { type Days, withDay } from '#app/money/statements/reading/days'
import { STATEMENT_LIMITS } from '#app/money/statements/reading/limits'
import type { IsRead, ReadLine, ReadPart } from '#app/money/statements/reading/types'
import { atPosition, StatementProblem } from '#app/money/statements/statement_problem'

/** Where each message keeps its entries. Versions (ISO 20022, 2009 to 2024) differ in nothing that is read. */
export const CAMT_MESSAGES = {
  camt_053: ['camt.053', 'BkToCstmrStmt/Stmt'],
  camt_052: ['camt.052', 'BkToCstmrAcctRpt/Rpt'],
  camt_054: ['camt.054', 'BkToCstmrDbtCdtNtfctn/Ntfctn'],
} as const

export type CamtFormat = keyof typeof CAMT_MESSAGES

const VERSION = /^(camt\.05[234])\.001\.(?:0[1-9]|1\d)$/

export function camtFormatOf(name: string | null): CamtFormat | null {
  const message = VERSION.exec(name ?? '')?.[1]
  const formats = Object.keys(CAMT_MESSAGES) as CamtFormat[]
  return formats.find((format) => CAMT_MESSAGES[format][0] === message) ?? null
}

export async function* readCamt(
  bytes: AsyncIterable<Buffer>,
  format: CamtFormat,
  isRead: IsRead
): AsyncGenerator<ReadPart> {
  const [, path] = CAMT_MESSAGES[format]
  let position = 0
  let kept = 0
  let hasDocument = false
  let hasStatement = false
  let transactions: Transaction[] = []
  let lines: ReadLine[] = []
  let days: Days | null = null
  let check = new BalanceCheck()
  const finished: ReadPart[] = []

  const pieces = readElements(bytes, {
    accepts(namespace) {
      hasDocument = true
      const name = messageName(namespace)
      if (camtFormatOf(name) === format) return true
      throw new StatementProblem(name ? 'unsupported_version' : 'not_a_statement', name)
    },
    take: {
      [`${path}/Ntry/NtryDtls/TxDtls`]: (element) => {
        keepWithinLimits()
        transactions.push(atPosition(position + 1, () => readTransaction(element)))
      },
      [`${path}/Ntry`]: (element, statement) => {
        position++
        keepWithinLimits()
        const own = accountOf(statement)
        if (isRead(own)) atPosition(position, () => take(element, statement, own))
        transactions = []
      },
      [path]: (element) => {
        hasStatement = true
        const account = accountOf(element)
        const header = isRead(account) ? headerOf(element, days) : null
        if (header) check.require(header)
        finished.push({ account, lines, header })
        lines = []
        days = null
        check = new BalanceCheck()
      },
    },
  })

  try {
    while (!(await pieces.next()).done) yield* finished.splice(0)
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error
    throw new StatementProblem(error.code, null, position || null)
  } finally {
    await pieces.return(undefined)
  }
  if (!hasDocument) throw new StatementProblem('not_a_statement')
  if (!hasStatement) throw new StatementProblem('empty')

  function take(element: XmlElement, statement: XmlElement, ownIban: string) {
    requireEuroAccount(statement)
    const line = readEntry(element, { position, ownIban, transactions })
    if (line === null) return
    if (days === null) check.begin(openingOf(statement))
    line.balanceAfterCents = check.add(line.amountCents)
    days = withDay(days, line.bookedOn)
    lines.push(line)
    if (lines.length < STATEMENT_LIMITS.part) return
    finished.push({ account: ownIban, lines, header: null })
    lines = []
  }

  function keepWithinLimits() {
    if (++kept > STATEMENT_LIMITS.lines) throw new StatementProblem('too_large', null, position)
  }
}
