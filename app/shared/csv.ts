const FORMULA = /^[=+\-@\t\r\0]/
const QUOTED = /[";\r\n]/

/** Text, a number, or an amount of money. */
export type Cell = string | number | { cents: number }

/** A BOM, so that spreadsheets know the encoding. */
export const CSV_START = '\uFEFF'

/**
 * A table as semicolon-separated text with a BOM, which Dutch spreadsheets open as it is. A cell that a
 * spreadsheet would run as a formula is defused with a quote mark (OWASP, CSV injection).
 */
export const toCsv = (table: Cell[][]) => CSV_START + csvLines(table)

/** The same without the BOM: a part of a longer table. */
export const csvLines = (table: Cell[][]) =>
  table.map((line) => line.map(cell).join(';') + '\r\n').join('')

function cell(value: Cell) {
  if (typeof value === 'number') return String(value)
  // Dutch spreadsheets write a decimal comma; nothing in a number is run as a formula.
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
