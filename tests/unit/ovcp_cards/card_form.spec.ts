import { describe, expect, test } from 'vitest'
import { type CardField, type CardForm, fieldsOf, problemOf } from '#app/travel/cards/isomorphic/card_form'
import { expiryOf, printedExpiry } from '#app/travel/cards/isomorphic/expiry'

const TODAY = '2026-11-21'

const problem = (field: CardField, form: CardForm) => problemOf(field, form, TODAY)?.key ?? null

describe('a chip card', () => {
  const number = (text: string) => problem('number', { kind: 'personal', number: text })

  test.each([
    ['', 'numberMissing'],
    ['mijn kaart', 'numberMissing'],
    ['3528 0200 0000 002', 'numberLength'],
    ['3528 0200 0000 0022', 'numberWrong'],
    ['1234 5678 9012 3456', 'numberStart'],
    ['4111 1111 1111 1111', 'numberOfBankCard'],
    ['3528 0200 0000 0021', null],
    ['3528.0200.0000.0021', null],
  ])('with number “%s”: %s', (text, expected) => expect(number(text)).toBe(expected))

  test('tells how many digits were typed', () => {
    expect(problemOf('number', { kind: 'business', number: '3528 02' }, TODAY)?.values).toEqual({
      count: 6,
    })
  })
})

describe('an OV-pas', () => {
  const form = { kind: 'ov_pas' } as const

  test('has a number of another length and four characters more', () => {
    expect(problem('number', { ...form, number: '1234 5678 90' })).toBeNull()
    expect(problem('number', { ...form, number: '12 34' })).toBe('passNumber')
    expect(problem('number', { ...form, number: '3528020000000021' })).toBe('passIsChipCard')
    expect(problem('sequence', { ...form, sequence: '00a1' })).toBeNull()
    expect(problem('sequence', { ...form, sequence: '001' })).toBe('sequence')
    expect(problem('sequence', form)).toBe('sequence')
  })
})

describe('a bank card', () => {
  const form = { kind: 'bank_card' } as const

  test('is four digits and a name, and never a whole number', () => {
    expect(fieldsOf('bank_card')).toEqual(['last4', 'nickname'])
    expect(problem('last4', { ...form, last4: '0014' })).toBeNull()
    expect(problem('last4', { ...form, last4: '14' })).toBe('last4')
    expect(problem('last4', { ...form, last4: '4111 1111 1111 1111' })).toBe('wholeBankNumber')
    expect(problem('nickname', form)).toBe('name')
    expect(problem('nickname', { ...form, nickname: 'ING 4111 1111 1111 1111' })).toBe('nameHasNumber')
    expect(problem('nickname', { ...form, nickname: 'ING' })).toBeNull()
  })
})

describe('until when a card is valid', () => {
  test.each([
    ['06/2029', '2029-06-30'],
    ['6/29', '2029-06-30'],
    ['02-2028', '2028-02-29'],
    ['02 / 27', '2027-02-28'],
    ['12-06-2029', '2029-06-12'],
    ['12.06.29', '2029-06-12'],
    ['13/2029', null],
    ['31-02-2029', null],
    ['0/29', null],
    ['2029', null],
    ['', null],
  ])('“%s” is %s', (text, day) => expect(expiryOf(text)).toBe(day))

  test('is written back as it can be typed', () => {
    for (const day of ['2029-06-30', '2028-02-29', '2029-06-12']) {
      expect(expiryOf(printedExpiry(day))).toBe(day)
    }
    expect(printedExpiry('2029-06-30')).toBe('06/2029')
  })

  test.each([
    ['11/2026', null],
    ['21-11-2026', null],
    ['20-11-2026', 'expired'],
    ['10/2026', 'expired'],
    ['11/2036', null],
    ['01/2099', 'expiryFar'],
    ['ooit', 'expiry'],
  ])('on 21 November 2026 “%s” gives %s', (expires, expected) => {
    expect(problem('expires', { kind: 'personal', expires })).toBe(expected)
  })
})
