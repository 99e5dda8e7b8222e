import type { Random } from '#database/demo/random'

/** A valid chip card number; `order` makes it one of a kind. */
export function chipCardNumber(order: number, random: Random): string {
  // No factor in common with ten million, so no two orders end up in the same place.
  const place = (order * 7_919_177 + 1_234_567) % 10_000_000
  const body = `3528${String(place).padStart(7, '0')}${digits(4, random)}`
  return body + luhnDigitOf(body)
}

/** `3528 0200 0000 0021`, as printed on the card. */
export const inFours = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

export function dutchIban(bank: string, random: Random): string {
  const account = `0${digits(9, random)}`
  return `NL${ibanCheckOf(bank, account)}${bank}${account}`
}

export const mobileNumber = (random: Random) => `+316${digits(8, random)}`

/** The digit that makes a number pass Luhn's test. */
export function luhnDigitOf(body: string): number {
  let sum = 0
  for (let place = 0; place < body.length; place++) {
    const digit = Number(body[body.length - 1 - place])
    const doubled = place % 2 === 0 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10
}

/** ISO 7064: letters count from A = 10, and the whole leaves 1 after division by 97. */
function ibanCheckOf(bank: string, account: string) {
  const lettersAsDigits = `${bank}${account}NL00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return String(98n - (BigInt(lettersAsDigits) % 97n)).padStart(2, '0')
}

function digits(count: number, random: Random) {
  return Array.from({ length: count }, () => random.between(0, 9)).join('')
}
