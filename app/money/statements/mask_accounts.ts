import { getCountrySpecifications, isValidIBAN } from 'ibantools'

/** The form of an IBAN of each country, as printed: with single spaces or without. */
const IBAN = new RegExp(
  Object.entries(getCountrySpecifications())
    .filter(([, { chars }]) => chars !== null)
    .map(([country, { chars }]) => `${country}\\d{2}(?: ?[A-Z\\d]){${chars! - 4}}`)
    .join('|'),
  'gi'
)

/** Banks repeat the account in their texts, and people write theirs in them; only the last four characters are stored. */
export const maskAccounts = (text: string) =>
  text.replace(IBAN, (found) => {
    const iban = found.replaceAll(' ', '').toUpperCase()
    return isValidIBAN(iban) ? `••••${iban.slice(-4)}` : found
  })
