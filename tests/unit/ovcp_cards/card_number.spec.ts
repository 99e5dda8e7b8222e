import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBankCardNumber, isChipCardNumber, passesLuhn, withoutGaps } from '#app/travel/cards/isomorphic/card_number'

const digit = fc.integer({ min: 0, max: 9 })

/** The right last digit behind any other digits. */
const completed = (body: string) => body + [...'0123456789'].find((last) => passesLuhn(body + last))!

const chipCards = fc.array(digit, { minLength: 11, maxLength: 11 }).map((digits) => completed(`3528${digits.join('')}`))

const changed = (number: string, place: number, by: number) =>
  number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1)

describe('the number of a chip card', () => {
  test.each(['3528010000000014', '3528020000000021', '3528040000000037', '3528050000000044'])('%s is right', (number) =>
    expect(isChipCardNumber(number)).toBe(true)
  )

  test.each(['', '3528', '352801000000001', '35280100000000144', '4111111111111111', '352801000000001A'])(
    '“%s” is not',
    (number) => expect(isChipCardNumber(number)).toBe(false)
  )

  test('is right with its check digit, and wrong when any digit is another', () => {
    fc.assert(
      fc.property(chipCards, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        expect(isChipCardNumber(number)).toBe(true)
        expect(isChipCardNumber(changed(number, place, by))).toBe(false)
      })
    )
  })

  test('is wrong when two neighbours change places, unless they are 0 and 9', () => {
    fc.assert(
      fc.property(chipCards, fc.nat(14), (number, place) => {
        const [a, b] = [number[place], number[place + 1]]
        fc.pre(a !== b && ![`${a}${b}`, `${b}${a}`].includes('09'))
        const swapped = number.slice(0, place) + b + a + number.slice(place + 2)
        expect(isChipCardNumber(swapped)).toBe(false)
      })
    )
  })

  test('may be written with any gaps', () => {
    const gap = fc.constantFrom('', ' ', '.', '-', '\u00a0', '  ')
    fc.assert(
      fc.property(chipCards, fc.array(gap, { minLength: 16, maxLength: 16 }), (number, gaps) => {
        const written = [...number].map((one, i) => one + gaps[i]).join('')
        expect(withoutGaps(written)).toBe(number)
      })
    )
  })
})

describe('the number of a bank card', () => {
  test.each(['4111111111111111', '5555555555554444', '6304000000000000', '4222222222222'])(
    '%s is known for one',
    (number) => expect(isBankCardNumber(number)).toBe(true)
  )

  test('is never taken for a chip card, nor the other way round', () => {
    fc.assert(
      fc.property(chipCards, (number) => {
        expect(isBankCardNumber(number)).toBe(false)
      })
    )
    expect(isBankCardNumber('0014')).toBe(false)
  })
})
