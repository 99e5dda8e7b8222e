import { plainIban } from '#app/people/accounts/isomorphic/iban'

/** Whether an account as a bank writes it is this one: its IBAN, or the national number that a Dutch IBAN ends with. */
export function isAccount(iban: string, written: string) {
  const plain = plainIban(written).replace(/\./g, '')
  if (plain === iban || plain === iban.slice(4)) return true
  const number = /^NL\d\d[A-Z]{4}0*(\d{5,10})$/.exec(iban)?.[1]
  return number !== undefined && /^\d+$/.test(plain) && plain.replace(/^0+/, '') === number
}
