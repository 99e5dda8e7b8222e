const PLAIN = /^(\d{1,8})[.,](\d\d)$/
const DUTCH = /^(\d{1,3}(?:\.\d{3})+,|\d+(?:,|$))(\d{0,2})$/
const ENGLISH = /^(\d{1,3}(?:,\d{3})+\.|\d+(?:\.|$))(\d{0,2})$/
const MAX_EURO_DIGITS = 8
/** Above any fare, and within what the column holds. */
export const MAX_CENTS = 999_999_999

type ReadAmount = number | null | 'unreadableAmount' | 'amountTooLarge'

/** Cents of `-€ 4,50` or `1.234,56`; null when blank. Refuses `1.234`, which can be a thousand euros or one. */
export function centsOf(text: string): ReadAmount {
  const plain = PLAIN.exec(text)
  if (plain !== null) return bounded(Number(plain[1]) * 100 + Number(plain[2]))

  const bare = text.replace(/\s/g, '').replace(/[−–]/g, '-')
  const number = bare.replace(/€|EUR/i, '')
  if (number === '') return null

  const sign = signOf(number)
  if (sign === null) return 'unreadableAmount'

  const unsigned = number.replace(/[+-]/, '')
  const match = DUTCH.exec(unsigned) ?? ENGLISH.exec(unsigned)
  if (match === null) return 'unreadableAmount'

  const euros = match[1].replace(/\D/g, '').replace(/^0+/, '')
  if (euros.length > MAX_EURO_DIGITS) return 'amountTooLarge'

  const cents = Number(euros) * 100 + Number(match[2].padEnd(2, '0'))
  // Adding zero turns -0 into 0.
  return bounded(sign * cents + 0)
}

const bounded = (cents: number) => (Math.abs(cents) > MAX_CENTS ? 'amountTooLarge' : cents)

function signOf(number: string): 1 | -1 | null {
  const place = number.search(/[+-]/)
  if (place === -1) return 1
  if (place !== 0 && place !== number.length - 1) return null
  return number[place] === '-' ? -1 : 1
}
