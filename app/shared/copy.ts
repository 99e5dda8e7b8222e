import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | boolean | null | string[]

/**
 * Inserts many rows at once: PostgreSQL takes COPY only into tables without row-level security, so the lines
 * land in a temporary table first and one INSERT, which the policies check, moves them on.
 */
export async function insertRows(
  connection: Client,
  table: string,
  columns: readonly string[],
  lines: string[]
) {
  if (lines.length === 0) return
  const staged = `staged_${table}`
  const list = columns.join(', ')
  await stage(connection, staged, table, columns, lines)
  await connection.query(
    `insert into ${table} (${list}) select ${list} from ${staged}; truncate ${staged}`
  )
}

/** Copies lines into a temporary table of these columns, made for the current transaction when missing. */
export async function stage(
  connection: Client,
  staged: string,
  like: string,
  columns: readonly string[],
  lines: string[]
) {
  const list = columns.join(', ')
  const { rows } = await connection.query(`select to_regclass('pg_temp.${staged}') as found`)
  if (!rows[0].found) {
    await connection.query(
      `create temp table ${staged} on commit drop as select ${list} from ${like} limit 0`
    )
  }
  const stream = connection.query(copyFrom(`copy ${staged} (${list}) from stdin`))
  await pipeline(Readable.from([lines.join('')]), stream)
}

/** One line in COPY's text format. */
export function copyLine(values: Value[]) {
  let line = ''
  for (let i = 0; i < values.length; i++) {
    if (i > 0) line += '\t'
    line += field(values[i])
  }
  return line + '\n'
}

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escape(value)
  if (Array.isArray(value)) return escape(`{${value.map(arrayElement).join(',')}}`)
  return String(value)
}

const NEEDS_ESCAPE = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escape = (text: string) =>
  NEEDS_ESCAPE.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char]) : text

const arrayElement = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
