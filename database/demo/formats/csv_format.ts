import iconv from 'iconv-lite'
import type { Minute } from '#database/demo/calendar'
import type { FileFormat } from '#database/demo/plan'

/** One row of an export, and when it was booked. */
export type Line = { at: Minute; fields: string[] }
export type Order = 'newest_first' | 'oldest_first'

export function inOrder<Row extends { at: Minute }>(rows: Row[], order: Order): Row[] {
  const oldestFirst = rows.toSorted((one, other) => one.at - other.at)
  return order === 'oldest_first' ? oldestFirst : oldestFirst.reverse()
}

/** Every field between quotes, as ov-chipkaart.nl does. */
export const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

/** Quotes only where the separator makes them necessary, as NS does. */
export function quotedFor(separator: string) {
  return (field: string) => (field.includes(separator) || field.includes('"') ? quoted(field) : field)
}

export function bytesOf(text: string, encoding: FileFormat['encoding']): Buffer {
  if (encoding === 'cp1252') return iconv.encode(text, 'win1252')
  return Buffer.from(encoding === 'utf8_bom' ? `\uFEFF${text}` : text)
}

/** `490` cents as `4,90`. */
export function euros(cents: number, decimals: FileFormat['decimals']) {
  return (cents / 100).toFixed(2).replace('.', decimals)
}
