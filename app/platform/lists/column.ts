type ColumnKind = 'text' | 'code' | 'cents' | 'number' | 'day' | 'instant' | 'flag' | 'texts'

/** `sum`: shown below the list and in exports. */
export type Column<Value> = {
  sql: string
  kind: ColumnKind
  read: (raw: unknown) => Value
  sum?: boolean
  words?: string
}

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

export const flag = (sql: string) => column<boolean>(sql, 'flag')

export const texts = (sql: string) => column<string[]>(sql, 'texts')

export const code = <const Codes extends readonly string[]>(
  sql: string,
  _codes: Codes,
  words: string
) => ({ ...column<Codes[number]>(sql, 'code'), words })

export const orNull = <Value>({ read, ...rest }: Column<Value>): Column<Value | null> => ({
  ...rest,
  read: (raw) => (raw === null ? null : read(raw)),
})

const column = <Value>(sql: string, kind: ColumnKind, options: Options = {}): Column<Value> => ({
  sql,
  kind,
  read: (raw) => raw as Value,
  ...options,
})
