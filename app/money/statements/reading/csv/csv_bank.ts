import type { ReadLine } from '#app/money/statements/reading/types'
import type { StatementFormat } from '#app/money/statements/statement_format'

/** The text under a column; empty when the export has no such column. */
export type Fields = (...names: string[]) => string

export type CsvLine = {
  line: Omit<ReadLine, 'position' | 'details'>
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
  account: (field: Fields) => string
  read: (field: Fields) => CsvLine
}

export const UNTOLD = {
  identity: null,
  bankReference: null,
  batchReference: null,
  endToEndId: null,
  returnReason: null,
  isReversal: false,
  chargesCents: 0,
  paymentsCount: null,
}
