import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** `nl91 abna 0417.1643.00` becomes `NL91ABNA0417164300`. */
export const plainIban = (text: string) => electronicFormatIBAN(text.replaceAll('.', '')) ?? ''

export function ibanProblem(text: string): 'wrong' | 'outsideSepa' | null {
  const iban = plainIban(text)
  if (!isValidIBAN(iban)) return 'wrong'
  return isSEPACountry(iban.slice(0, 2)) ? null : 'outsideSepa'
}
