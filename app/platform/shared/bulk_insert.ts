import type { Client } from 'pg'

export type Value = string | number | boolean | null | string[]

/** PostgreSQL refuses COPY into tables with row-level security. */
export async function bulkInsert(connection: Client, table: string, columns: readonly string[], rows: Value[][]) {
  if (rows.length === 0) return
  const { source, values } = await rowsSource(connection, table, columns, rows)
  await connection.query(`insert into ${table} (${columns.join(', ')}) ${source}`, values)
}

/** A column in which all rows agree travels as one value: every array costs time on both sides. */
export async function rowsSource(connection: Client, table: string, columns: readonly string[], rows: Value[][]) {
  const types = await columnTypes(connection, table)
  const values: (string | null)[] = []
  const given: { column: string; array: string }[] = []
  const list = columns.map((column, index) => {
    const type = types.get(column)!
    // Without an array there would be no rows.
    if (index > 0 && rows.length > 0 && isConstant(rows, index)) {
      values.push(textOf(rows[0][index]))
      return `$${values.length}::${type} as ${column}`
    }
    values.push(columnArray(rows, index))
    given.push({ column, array: `$${values.length}::${itemType(types, column)}[]` })
    return type.endsWith('[]') ? `${column}::${type} as ${column}` : column
  })
  const arrays = given.map(({ array }) => array).join(', ')
  const names = given.map(({ column }) => column).join(', ')
  const source = `select ${list.join(', ')} from unnest(${arrays}) as given (${names})`
  return { source, values }
}

function isConstant(rows: Value[][], column: number) {
  const first = rows[0][column]
  if (Array.isArray(first)) {
    return first.length === 0 && rows.every((row) => Array.isArray(row[column]) && !row[column].length)
  }
  return rows.every((row) => row[column] === first)
}

function columnArray(rows: Value[][], column: number) {
  let literal = '{'
  for (let index = 0; index < rows.length; index++) {
    if (index > 0) literal += ','
    literal += element(rows[index][column])
  }
  return literal + '}'
}

function textOf(value: Value) {
  if (value === null) return null
  return Array.isArray(value) ? '{}' : String(value)
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

const quoted = (text: string) => `"${NEEDS_ESCAPE.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`

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
