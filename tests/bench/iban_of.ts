import { composeIBAN } from 'ibantools'

/** One account for each number. */
export const ibanOf = (number: number) =>
  composeIBAN({ countryCode: 'NL', bban: `INGB${String(number).padStart(10, '0')}` })!
