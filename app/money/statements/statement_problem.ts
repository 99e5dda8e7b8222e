export const STATEMENT_PROBLEMS = [
  'empty',
  'not_a_statement',
  'unsupported_version',
  'broken_xml',
  'dtd_forbidden',
  'too_deep',
  'too_large',
  'broken_csv',
  'broken_zip',
  'columns_missing',
  'missing_field',
  'other_currency',
  'bad_amount',
  'bad_date',
  'bad_iban',
  'balance_mismatch',
  'other_account',
  'sum_mismatch',
  'file_missing',
  'future_day',
  'unexpected',
] as const
export type StatementProblemCode = (typeof STATEMENT_PROBLEMS)[number]

/** Thrown when a bank statement is refused, which is always as a whole. */
export class StatementProblem extends Error {
  constructor(
    readonly code: StatementProblemCode,
    /** What there is instead, such as a currency, a column or the end of an account number; never someone's data. */
    readonly found: string | null = null,
    /** The number of the line in the file, or of the entry in a camt file. */
    readonly position: number | null = null
  ) {
    super(`Bank statement: ${code}`)
  }
}

export function atPosition<Result>(position: number, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StatementProblem) || error.position !== null) throw error
    throw new StatementProblem(error.code, error.found, position)
  }
}
