import { readElements } from '#app/shared/xml/read_elements'
import { XmlProblem } from '#app/shared/xml/xml_problem'
import { readEntry } from '#app/statements/reading/camt/entry'
import { ownIbanIn, readStatement } from '#app/statements/reading/camt/statement'
import { readTransaction, type Transaction } from '#app/statements/reading/camt/transaction'
import { messageName } from '#app/statements/reading/camt/message_name'
import { STATEMENT_LIMITS } from '#app/statements/reading/limits'
import type { ReadLine, ReadStatement } from '#app/statements/reading/types'
import { atPosition, StatementProblem } from '#app/statements/statement_problem'

export const CAMT_MESSAGES = {
  camt_053_02: 'camt.053.001.02',
  camt_053_08: 'camt.053.001.08',
} as const

const STATEMENT = 'BkToCstmrStmt/Stmt'
const ENTRY = `${STATEMENT}/Ntry`

/** Keeps the lines of one statement at a time. */
export async function* readCamt(
  bytes: AsyncIterable<Buffer>,
  format: keyof typeof CAMT_MESSAGES
): AsyncGenerator<ReadStatement> {
  let position = 0
  let kept = 0
  let hasDocument = false
  let hasStatement = false
  let transactions: Transaction[] = []
  let lines: ReadLine[] = []
  const finished: ReadStatement[] = []

  const pieces = readElements(bytes, {
    accepts(namespace) {
      hasDocument = true
      const name = messageName(namespace)
      if (name === CAMT_MESSAGES[format]) return true
      throw new StatementProblem(name ? 'unsupported_version' : 'not_a_statement', name)
    },
    take: {
      [`${ENTRY}/NtryDtls/TxDtls`]: (element) => {
        keepWithinLimits()
        transactions.push(atPosition(position + 1, () => readTransaction(element)))
      },
      [ENTRY]: (element, statement) => {
        position++
        keepWithinLimits()
        const ownIban = ownIbanIn(statement)
        const entry = { position, ownIban, transactions }
        const line = atPosition(position, () => readEntry(element, entry))
        if (line !== null) lines.push(line)
        transactions = []
      },
      [STATEMENT]: (element) => {
        hasStatement = true
        finished.push(readStatement(element, lines))
        lines = []
        kept = 0
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

  function keepWithinLimits() {
    if (++kept > STATEMENT_LIMITS.lines) throw new StatementProblem('too_large', null, position)
  }
}
