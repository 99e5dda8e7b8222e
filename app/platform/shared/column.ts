export type ColumnKind =
  | 'text'
  | 'code'
  | 'cents'
  | 'number'
  | 'day'
  | 'instant'
  | 'moment'
  | 'flag'
  | 'texts'
  | 'numbers'
  | 'typed'

/** `sum`: shown below a list and in its exports; `words`: the catalog of its codes. */
export type Column<Value> = {
  sql: string
  kind: ColumnKind
  read: (raw: unknown) => Value
  isNullable?: boolean
  sum?: boolean
  words?: string
  codes?: readonly string[]
}

export type Columns = Record<string, Column<unknown>>
export type RowOf<C extends Columns> = { [Key in keyof C]: ReturnType<C[Key]['read']> }

type Options = { sum?: boolean }

export const text = (sql: string) => column<string>(sql, 'text')

export const number = (sql: string, options: Options = {}) => column<number>(sql, 'number', options)

export const cents = (sql: string, options: Options = {}) => column<number>(sql, 'cents', options)

export const day = (sql: string) => column<string>(sql, 'day')

export const instant = (sql: string): Column<string> => ({
  sql,
  kind: 'instant',
  read: (raw) => (raw as Date).toISOString(),
})

export const moment = (sql: string) => column<Date>(sql, 'moment')

export const flag = (sql: string) => column<boolean>(sql, 'flag')

export const texts = <Value extends string = string>(sql: string) => column<Value[]>(sql, 'texts')

export const numbers = (sql: string) => column<number[]>(sql, 'numbers')

/** Text or JSON of which we know more than the database (`database/schema_rules.ts`). */
export const typed = <Value>(sql: string) => column<Value>(sql, 'typed')

export const code = <const Codes extends readonly string[]>(sql: string, codes: Codes, words: string) => ({
  ...column<Codes[number]>(sql, 'code'),
  words,
  codes,
})

export const orNull = <Value>({ read, ...rest }: Column<Value>): Column<Value | null> => ({
  ...rest,
  isNullable: true,
  read: (raw) => (raw === null ? null : read(raw)),
})

export const fullName = (of: string) => text(`${of}.first_name || ' ' || ${of}.last_name`)

export const selectList = (columns: Columns) =>
  Object.entries(columns)
    .map(([name, { sql }]) => `${sql} as "${name}"`)
    .join(', ')

const column = <Value>(sql: string, kind: ColumnKind, options: Options = {}): Column<Value> => ({
  sql,
  kind,
  read: (raw) => raw as Value,
  ...options,
})
