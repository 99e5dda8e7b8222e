const FORMULA = /^[=+\-@\t\r\0]/
const QUOTED = /[";\r\n]/

export type Cell = string | number | { cents: number }

export const CSV_START = '\uFEFF'

/** Semicolons suit Dutch spreadsheets; a quote mark defuses formulas (OWASP, CSV injection). */
export const toCsv = (table: Cell[][]) => CSV_START + csvLines(table)

export const csvLines = (table: Cell[][]) =>
  table.map((line) => line.map(cell).join(';') + '\r\n').join('')

function cell(value: Cell) {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
