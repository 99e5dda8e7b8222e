/** Spreadsheets take these for formulas, also behind spaces and marks that cannot be seen, and in full width. */
const FORMULA = /^[\s\p{Cf}\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\0]/u
/** Some programs split cells at commas, tabs or bars whatever the file does: what follows would be a formula. */
const LATER_FORMULA = /([,;|\t\r\n][\s\p{Cf}\0]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu
const QUOTED = /[",;|\t\r\n]/

export type Cell = string | number | { cents: number }

export const CSV_START = '\uFEFF'

/** Semicolons suit Dutch spreadsheets; a quote mark defuses formulas (OWASP, CSV injection). */
export const toCsv = (table: Cell[][]) => CSV_START + csvLines(table)

export const csvLines = (table: Cell[][]) => table.map((line) => line.map(cell).join(';') + '\r\n').join('')

function cell(value: Cell) {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  const text = (FORMULA.test(value) ? `'${value}` : value).replace(LATER_FORMULA, "$1'")
  return QUOTED.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
