import { escapeLiteral } from 'pg'

/** A part of a `where`; each `?` stands for the next of the values. */
export type Condition = { sql: string; values?: unknown[] }

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
