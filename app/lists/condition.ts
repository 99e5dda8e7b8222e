import { escapeLiteral } from 'pg'

/** A part of a `where`; each `?` stands for the next of the values. */
export type Condition = { sql: string; values?: unknown[] }

/** A search stops looking here (find_claims() and its siblings give one more). */
export const MOST_FOUND = 250

/** What a search means, and whether it stopped before it had seen all: what is found is then not everything. */
export type Search = Condition & { isCut?: Condition }

/** What one of the functions of migration 0026 finds. It knows nothing of views and filters, which narrow it further. */
export const foundBy = (
  key: string,
  find: 'find_claims' | 'find_trips' | 'find_users',
  typed: string
): Search => ({
  sql: `${key} = any(array(select ${find}(?)))`,
  values: [typed],
  isCut: { sql: `(select count(*) from ${find}(?)) > ${MOST_FOUND}`, values: [typed] },
})

/** One of fixed codes. They stand in the statement itself, so that the planner knows how many rows each means. */
export const anyOf = (column: string, codes: readonly string[]) =>
  codes.length === 1
    ? `${column} = ${escapeLiteral(codes[0])}`
    : `${column} in (${codes.map((one) => escapeLiteral(one)).join(', ')})`

/** Holds what was typed, in either case. For lists of one owner: a large table wants an index of its own. */
export const containing = (expression: string, typed: string): Condition => ({
  sql: `${expression} ilike ?`,
  values: [`%${typed.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`],
})
