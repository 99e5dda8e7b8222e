import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/* Shared by the server and the browser. */

/** `nl91 abna 0417.1643.00` becomes `NL91ABNA0417164300`. */
export const plainIban = (text: string) => electronicFormatIBAN(text.replaceAll('.', '')) ?? ''

export function ibanProblem(text: string): 'ibanWrong' | 'ibanOutsideSepa' | null {
  const iban = plainIban(text)
  if (!isValidIBAN(iban)) return 'ibanWrong'
  return isSEPACountry(iban.slice(0, 2)) ? null : 'ibanOutsideSepa'
}
