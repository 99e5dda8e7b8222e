const DUTCH = /^(?:\+31|0031|0)([1-9]\d{8})$/
const FOREIGN = /^(?:\+|00)([1-9]\d{6,14})$/

/**
 * A number as it is stored: `06 1234 5678` becomes `+31612345678`. Null when it cannot be dialled: Dutch numbers
 * have ten digits, others (E.164) at most fifteen after their country.
 */
export function plainPhoneNumber(typed: string) {
  const plain = typed.replace('(0)', '').replaceAll(/[\s().\u2010-\u2013/-]/g, '')
  const dutch = DUTCH.exec(plain)
  if (dutch) return `+31${dutch[1]}`
  const foreign = FOREIGN.exec(plain)
  return foreign && !foreign[1].startsWith('31') ? `+${foreign[1]}` : null
}
