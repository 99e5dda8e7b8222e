/** Each `?` stands for the next of the values. */
export type Condition = { sql: string; values?: unknown[] }

/** Searches stop here (find_claims() and its siblings give one more). */
export const MAX_FOUND = 250

/** `found` is bounded, and read once as a table of that name, with the column `id`. */
export type Search = Condition & { found?: Condition }

export const foundBy = (
  key: string,
  find: 'find_claims' | 'find_lines' | 'find_trips' | 'find_users',
  typed: string
): Search => ({
  sql: `${key} = any(array(select id from found))`,
  found: { sql: `select ${find}(?)`, values: [typed] },
})

/** Case-insensitive, without an index: only for lists of one owner. */
export const containing = (expression: string, typed: string): Condition => ({
  sql: `${expression} ilike ?`,
  values: [`%${typed.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`],
})
