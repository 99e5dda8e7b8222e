import { escapeLiteral } from 'pg'

/** SQL about the table `of`; it binds no values. */
export type Question = (of: string) => string

/** Literals, so that the planner knows how many rows each code means. */
export const anyOf = (column: string, codes: readonly string[]) =>
  codes.length === 1
    ? `${column} = ${escapeLiteral(codes[0])}`
    : `${column} in (${codes.map((one) => escapeLiteral(one)).join(', ')})`

export const hasStatus =
  <State extends string>(states: readonly State[], column = 'status'): Question =>
  (of) =>
    anyOf(`${of}.${column}`, states)

export const and =
  (...questions: Question[]): Question =>
  (of) =>
    `(${questions.map((ask) => ask(of)).join(' and ')})`
