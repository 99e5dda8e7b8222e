import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/* What makes an IBAN right, for the server and for whoever is typing one. */

/** As banks exchange it: `nl91 abna 0417.1643.00` is `NL91ABNA0417164300`. */
export const plainIban = (text: string) => electronicFormatIBAN(text.replaceAll('.', '')) ?? ''

/** What is wrong with it, as a key of the refusals. */
export function ibanProblem(text: string): 'ibanWrong' | 'ibanOutsideSepa' | null {
  const iban = plainIban(text)
  if (!isValidIBAN(iban)) return 'ibanWrong'
  return isSEPACountry(iban.slice(0, 2)) ? null : 'ibanOutsideSepa'
}
