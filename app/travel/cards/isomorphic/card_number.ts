/* The browser imports this file too, so it imports nothing of the server. */

export const CHIP_CARD_DIGITS = 16
const CHIP_CARD_PREFIX = '3528'

export const withoutGaps = (text: string) => text.replace(/[\s.\-–]/g, '').toUpperCase()

export const isChipCardNumber = (number: string) =>
  /^\d{16}$/.test(number) && number.startsWith(CHIP_CARD_PREFIX) && passesLuhn(number)

/** A whole bank card number, which we must not store. */
export const isBankCardNumber = (number: string) =>
  /^\d{13,19}$/.test(number) && !number.startsWith(CHIP_CARD_PREFIX) && passesLuhn(number)

/** ISO/IEC 7812: doubling every second digit from the right, all digits add up to a multiple of ten. */
export function passesLuhn(digits: string) {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
