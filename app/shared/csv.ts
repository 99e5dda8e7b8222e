const FORMULA = /^[=+\-@\t\r\0]/
const QUOTED = /[";\r\n]/

/**
 * A table as semicolon-separated text with a BOM, which Dutch spreadsheets open as it is. A cell that a
 * spreadsheet would run as a formula is defused with a quote mark (OWASP, CSV injection).
 */
export const toCsv = (table: (string | number)[][]) =>
  '\uFEFF' + table.map((line) => line.map(cell).join(';')).join('\r\n') + '\r\n'

function cell(value: string | number) {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
