import { escapeLiteral } from 'pg'

/** A condition in SQL, by the name of the table that it is about; it binds nothing. */
export type Question = (of: string) => string

/** Literals, so that the planner knows how many rows each code means. */
export const anyOf = (column: string, codes: readonly string[]) =>
  codes.length === 1
    ? `${column} = ${escapeLiteral(codes[0])}`
    : `${column} in (${codes.map((one) => escapeLiteral(one)).join(', ')})`

/** `column` holds one of these states. */
export const hasStatus =
  <State extends string>(states: readonly State[], column = 'status'): Question =>
  (of) =>
    anyOf(`${of}.${column}`, states)

export const and =
  (...questions: Question[]): Question =>
  (of) =>
    `(${questions.map((ask) => ask(of)).join(' and ')})`
