import type { ReadLine } from '#app/statements/reading/types'
import type { StatementFormat } from '#app/statements/statement_format'

/** The text under a column; empty when the export has no such column. */
export type Fields = (...names: string[]) => string

export type CsvLine = {
  iban: string
  line: Omit<ReadLine, 'position' | 'details'>
  /** The balance after the line, and where the export has it the one before. */
  balanceCents: number | null
  balanceBeforeCents: number | null
}

export type CsvBank = {
  format: StatementFormat
  /** Columns that only this bank has, in lower case. */
  signatures: string[][]
  /** Columns that must be there, each under one of its names. */
  required: string[][]
  /** The order of lines of one day. */
  isNewestFirst: boolean
  read: (field: Fields) => CsvLine
}

/** What CSV exports do not tell. */
export const UNTOLD = {
  bankReference: null,
  batchReference: null,
  endToEndId: null,
  returnReason: null,
  isReversal: false,
  chargesCents: 0,
  paymentsCount: null,
}
