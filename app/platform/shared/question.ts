/** A condition in SQL, by the name of the table that it is about; it binds nothing. */
export type Question = (of: string) => string

/** `column` holds one of these states. Literals, so that the planner knows how many rows each means. */
export const hasStatus =
  <State extends string>(states: readonly State[], column = 'status'): Question =>
  (of) =>
    states.length === 1
      ? `${of}.${column} = '${states[0]}'`
      : `${of}.${column} in (${states.map((state) => `'${state}'`).join(', ')})`

export const and =
  (...questions: Question[]): Question =>
  (of) =>
    `(${questions.map((ask) => ask(of)).join(' and ')})`
