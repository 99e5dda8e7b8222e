import { isChipCardNumber } from '#app/travel/cards/isomorphic/card_number'

function cardNumberOf(text: string): string | null {
  const number = text.replace(/[\s-]/g, '')
  return /^[0-9A-Za-z]{6,20}$/.test(number) ? number.toUpperCase() : null
}

export function cardNumberReader() {
  let printed = ''
  let number: string | null = null

  return function read(text: string): string | null {
    if (text === printed) return number
    printed = text
    number = cardNumberOf(text)
    return number
  }
}

/** OV-chipkaart numbers start with 3528 and end with a Luhn digit; other cards have no such rule. */
export function hasWrongCheckDigit(cardNumber: string): boolean {
  if (!/^\d{16}$/.test(cardNumber)) return false
  return !isChipCardNumber(cardNumber)
}

/** `reistransacties_3528020000000021_02112026.csv`: NS names the card in the file's name. */
export function cardNumberIn(fileName: string): string | null {
  return /reistransacties[-_ ](\d{16})(?!\d)/i.exec(fileName)?.[1] ?? null
}
