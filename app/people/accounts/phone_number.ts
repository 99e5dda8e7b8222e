const DUTCH = /^(?:\+31|0031|0)([1-9]\d{8})$/
const FOREIGN = /^(?:\+|00)([1-9]\d{6,14})$/

/** `06 1234 5678` becomes `+31612345678`. Null unless it has ten Dutch digits, or at most fifteen abroad (E.164). */
export function plainPhoneNumber(typed: string) {
  const plain = typed.replace('(0)', '').replaceAll(/[\s().\u2010-\u2013/-]/g, '')
  const dutch = DUTCH.exec(plain)
  if (dutch) return `+31${dutch[1]}`
  const foreign = FOREIGN.exec(plain)
  return foreign && !foreign[1].startsWith('31') ? `+${foreign[1]}` : null
}
