import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | boolean | null | string[]

/** Writes many rows with one COPY; `columns` and each row's values go together by position. */
export async function copyRows(
  connection: Client,
  table: string,
  columns: readonly string[],
  lines: string[]
) {
  if (lines.length === 0) return
  const stream = connection.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
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
