import { ABN_AMRO, ABN_AMRO_TAB_COLUMNS } from '#app/money/statements/reading/csv/abn_amro'
import type { CsvBank } from '#app/money/statements/reading/csv/csv_bank'
import { ING } from '#app/money/statements/reading/csv/ing'
import { RABOBANK } from '#app/money/statements/reading/csv/rabobank'
import { StatementProblem } from '#app/money/statements/statement_problem'

export type CsvLayout = {
  bank: CsvBank
  delimiter: string
  /** Names of the columns in lower case. */
  columns: string[]
  hasHeader: boolean
}

const BANKS = [ING, RABOBANK, ABN_AMRO]
const ABN_AMRO_TAB = /^(?:\d{6,10}|[A-Z]{2}\d{2}[A-Z0-9]{10,30})\t[A-Z]{3}\t\d{8}\t/

/** The bank and the columns by the first line; null when no bank of ours begins a file like that. */
export function layoutOf(head: string): CsvLayout | null {
  const line = /^\s*([^\r\n]*)/.exec(head)?.[1] ?? ''
  if (ABN_AMRO_TAB.test(line)) {
    return { bank: ABN_AMRO, delimiter: '\t', columns: ABN_AMRO_TAB_COLUMNS, hasHeader: false }
  }

  const delimiter = [';', ',', '\t'].toSorted((a, b) => occurrences(line, b) - occurrences(line, a))[0]
  const columns = line.split(delimiter).map(columnName)
  const bank = BANKS.find(({ signatures }) => signatures.some((names) => names.every((name) => columns.includes(name))))
  if (!bank) return null

  refuseOtherCurrency(columns)
  const missing = bank.required.filter((names) => !names.some((name) => columns.includes(name)))
  if (missing.length > 0) {
    throw new StatementProblem('columns_missing', missing.map(([name]) => name).join(', '), 1)
  }
  return { bank, delimiter, columns, hasHeader: true }
}

const occurrences = (line: string, separator: string) => line.split(separator).length

const columnName = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase()

/** ING names the currency in the header. */
function refuseOtherCurrency(columns: string[]) {
  for (const column of columns) {
    const currency = /^(?:bedrag|amount) \(([a-z]{3})\)$/.exec(column)?.[1]
    if (currency && currency !== 'eur') {
      throw new StatementProblem('other_currency', currency.toUpperCase(), 1)
    }
  }
}
