import type { Client } from 'pg'

export type Value = string | number | boolean | null | string[]

/** PostgreSQL refuses COPY into tables with row-level security. */
export async function bulkInsert(
  connection: Client,
  table: string,
  columns: readonly string[],
  rows: Value[][]
) {
  if (rows.length === 0) return
  const source = await rowsSource(connection, table, columns)
  await connection.query(
    `insert into ${table} (${columns.join(', ')}) ${source}`,
    columnArrays(columns.length, rows)
  )
}

export async function rowsSource(connection: Client, table: string, columns: readonly string[]) {
  const types = await columnTypes(connection, table)
  const arrays = columns.map((column, index) => `$${index + 1}::${itemType(types, column)}[]`)
  const list = columns.map((column) =>
    types.get(column)!.endsWith('[]') ? `${column}::${types.get(column)} as ${column}` : column
  )
  return `select ${list.join(', ')} from unnest(${arrays.join(', ')}) as given (${columns.join(', ')})`
}

export function columnArrays(width: number, rows: Value[][]) {
  return Array.from({ length: width }, (_, column) => {
    let literal = '{'
    for (let index = 0; index < rows.length; index++) {
      if (index > 0) literal += ','
      literal += element(rows[index][column])
    }
    return literal + '}'
  })
}

/** unnest() would flatten an array within an array, so it travels as text. */
const itemType = (types: Map<string, string>, column: string) =>
  types.get(column)!.endsWith('[]') ? 'text' : types.get(column)!

function element(value: Value): string {
  if (value === null) return 'NULL'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return quoted(`{${value.map(quoted).join(',')}}`)
  return String(value)
}

const NEEDS_ESCAPE = /["\\]/

const quoted = (text: string) =>
  `"${NEEDS_ESCAPE.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`

const known = new Map<string, Map<string, string>>()

async function columnTypes(connection: Client, table: string) {
  let types = known.get(table)
  if (!types) {
    const { rows } = await connection.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table]
    )
    known.set(table, (types = new Map(rows.map(({ name, type }) => [name, type]))))
  }
  return types
}
